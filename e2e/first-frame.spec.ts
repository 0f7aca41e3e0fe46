import { expect, test, type Locator, type Page } from '@playwright/test';
import { beginWith, type Session } from './account.ts';
import { holdCode } from './hold-code.ts';
import { localisePoster } from './localised.ts';
import { runningProduct } from './running-product.ts';

const product = runningProduct();
let tokens: Session;
let messageId: string;
test.beforeAll(async ({ playwright }) => {
  ({ tokens, messageId } = await localisePoster(playwright, product));
});

/** Left, top, width and height in px: of the element, or of what is drawn before or after its content. */
const placeOf = (element: Locator, pseudo?: '::before' | '::after') =>
  element.evaluate((found, name) => {
    const { x, y, width, height } = found.getBoundingClientRect();
    if (!name) return [x, y, width, height].map(Math.round);
    const style = getComputedStyle(found, name);
    return [style.left, style.top, style.width, style.height].map((value) => Math.round(Number.parseFloat(value)));
  }, pseudo);

/** Left and top in px. A heading is as wide as what follows it. */
const cornerOf = async (element: Locator) => (await placeOf(element)).slice(0, 2);

/** Until a page can be measured: without its stylesheet nobody sees it, and in a typeface that stands in for its own a line has another length. */
async function untilStyled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet !== null),
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

const viewports = [
  { width: 1280, height: 860 },
  { width: 375, height: 740 },
];

for (const viewport of viewports) {
  test(`a screen ${viewport.width} px wide begins with its bars where they stay`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await beginWith(page, tokens);
    // What the document holds is not in the language that was chosen.
    await page.addInitScript(() => localStorage.setItem('language', 'fr'));
    const release = await holdCode(page);
    await page.goto(`${product.url}/account`, { waitUntil: 'commit' });
    const bars = page.locator('#bars');
    const mark = bars.locator('svg');
    await expect(mark).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    await untilStyled(page);
    const before = [await placeOf(bars, '::before'), await placeOf(bars, '::after'), await placeOf(mark)];
    release();
    const header = page.locator('[data-slot=header-bar]');
    await expect(header).toBeVisible();
    await expect(bars).toHaveCount(0);
    const logo = page.locator('[data-slot=side-bar-logo] svg');
    expect([await placeOf(header), await placeOf(page.locator('[data-slot=side-bar]')), await placeOf(logo)]).toEqual(
      before,
    );
  });
}

/** By the path: a part of the screen below its heading, which stands where it stays before anything is known. */
const screens = {
  '/account': '#user-info-companyName',
  '/dashboard': 'input',
  '/preview': '[data-slot=file-dropzone-area]',
  '/terminology': '[data-slot=page-description]',
};

for (const viewport of viewports)
  for (const [path, part] of Object.entries(screens)) {
    test(`${path}, ${viewport.width} px wide, begins as it stays`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await beginWith(page, tokens);
      const release = await holdCode(page);
      await page.goto(product.url + path, { waitUntil: 'commit' });
      // What can only be seen is told to nobody, so that it is found by its element.
      const heading = page.locator('#screen h1, #screen h2').first();
      await expect(heading).toBeVisible();
      await expect(page.locator('#bars, #starting').filter({ visible: true })).toHaveCount(0);
      const [text, title] = [await heading.textContent(), await page.title()];
      await untilStyled(page);
      const before = [await cornerOf(heading), await placeOf(page.locator('#screen').locator(part).first())];
      release();
      await expect(page.locator('#screen')).toHaveCount(0);
      const drawn = page
        .locator('h1, h2')
        .filter({ hasText: text ?? '' })
        .first();
      await expect(drawn).toBeVisible();
      expect([await cornerOf(drawn), await placeOf(page.locator(part).first())]).toEqual(before);
      await expect(page).toHaveTitle(title);
    });
  }

test('whoever is not logged in sees nothing of a screen behind the login', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto(`${product.url}/dashboard`, { waitUntil: 'commit' });
  await expect(page.locator('#starting')).toBeVisible();
  await expect(page.locator('#screen')).toBeHidden();
  release();
  await expect(page.getByRole('dialog', { name: 'Welcome to Palimpsest' })).toBeVisible();
});

test('the editor shows the result until it can be edited', async ({ page }) => {
  await beginWith(page, tokens);
  const release = await holdCode(page, '**/assets/image-editor-*.js');
  await page.goto(`${product.url}/editor?process=${messageId}`);
  const placeholder = page.locator('main output img');
  await expect(placeholder).toHaveJSProperty('complete', true);
  expect(await placeholder.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(100);
  release();
  await expect(page.locator('[data-slot=image-editor] canvas').first()).toBeVisible();
});

test('a page without such bars begins without them', async ({ page }) => {
  await page.route('**/assets/*.js', () => undefined);
  await page.goto(`${product.url}/reset-password`, { waitUntil: 'commit' });
  await expect(page.locator('#starting')).toBeVisible();
  await expect(page.locator('#bars')).toBeHidden();
});
