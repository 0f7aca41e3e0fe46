import { expect, test, type Locator } from '@playwright/test';
import { beginWith } from './account.ts';
import { localisePoster, type Localised } from './localised.ts';
import { runningProduct } from './running-product.ts';

const product = runningProduct();

let localised: Localised;

test.beforeAll(async ({ playwright }) => {
  localised = await localisePoster(playwright, product);
});

/** The minimum width and height of a touch target, in CSS px (WCAG 2.2, 2.5.5). */
const minTarget = 44;

/** Whether a control is in sight as a whole, under nothing else, and as large as a finger needs. */
const isInReach = (control: Locator) =>
  control.evaluate((element, min) => {
    const { left, top, right, width, height } = element.getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    return left >= 0 && right <= innerWidth && width >= min && height >= min && met !== null && element.contains(met);
  }, minTarget);

test('on a phone each way to compare, the slider of the zoom and the list of commands can be reached', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 375, height: 740 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  await beginWith(context, localised.tokens);
  const page = await context.newPage();
  await page.goto(`${product.url}/editor?process=${localised.messageId}`);
  const compare = page.getByRole('toolbar', { name: 'Compare' });
  const zoom = page.getByRole('toolbar', { name: 'Zoom' });
  const [hold, slider, beside] = ['Hold for original', 'Compare with a slider', 'Compare side by side'].map((name) =>
    compare.getByRole('button', { name }),
  ) as [Locator, Locator, Locator];
  const line = page.getByRole('slider', { name: 'Original and translation' });
  const original = page.getByRole('img', { name: 'Original', exact: true });
  await expect(compare).toBeVisible();
  for (const control of [hold, slider, beside, page.getByRole('button', { name: 'Show all commands' })])
    expect(await isInReach(control)).toBe(true);
  expect((await compare.boundingBox())?.y).toBe((await zoom.boundingBox())?.y);

  const percentage = zoom.getByRole('button', { name: /Zoom level/ });
  await percentage.tap();
  const level = zoom.getByRole('slider', { name: 'Zoom level' });
  const { width, height } = (await level.boundingBox()) ?? { width: 0, height: 0 };
  await level.tap({ position: { x: width / 2, y: height / 2 }, force: true });
  await expect(percentage).toHaveAccessibleName(/^1\d\d%/);
  await percentage.tap();
  await expect(level).toBeHidden();
  await zoom.getByRole('button', { name: 'Reset to fit' }).tap();

  await slider.tap();
  await expect(line).toBeVisible();
  await beside.tap();
  await expect(original).toBeVisible();
  await expect(line).toBeHidden();
  await slider.tap();
  await expect(line).toBeVisible();
  await expect(original).toBeHidden();
  await slider.tap();
  await expect(line).toBeHidden();
  await context.close();
});
