import { expect, test, type Browser, type Page } from '@playwright/test';
import { beginWith, type Session } from './account.ts';
import { localisePoster } from './localised.ts';
import { openLanding } from './open-landing.ts';
import { posterFile } from './posters.ts';
import { chooseTarget } from './preview.ts';
import { runningProduct } from './running-product.ts';

/** The minimum width and height of a touch target, in CSS px (WCAG 2.2, 2.5.5). */
const minTarget = 44;

/** The operator has set all links, so that the landing page shows them. */
const product = runningProduct(() => ({
  BLOG_URL: 'https://operator.example/blog',
  DEMO_URL: 'https://operator.example/demo',
  SUPPORT_EMAIL: 'help@operator.example',
  LINKEDIN_URL: 'https://operator.example/linkedin',
  X_URL: 'https://operator.example/x',
}));
let tokens: Session;
let messageId: string;
test.beforeAll(async ({ playwright }) => {
  ({ tokens, messageId } = await localisePoster(playwright, product));
});

/** A page of a phone with a touch screen. @param session of the logged-in user, if any @param width in CSS px */
async function phone(browser: Browser, session?: Session, width = 375): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 812 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  if (session) await beginWith(context, session);
  return context.newPage();
}

/**
 * Finds visible controls whose touch area (the control, its label and its box), measured along both axes through the middle, is smaller than
 * a finger needs, and buttons whose words overflow. Ignores links within a sentence and elements on the canvas, which are sized by the picture.
 * @returns how many it measured, and the name and size of each that is too small
 */
const measureTargets = (page: Page) =>
  page.evaluate((min) => {
    const controls =
      'a[href],button,input,select,textarea,summary,[role=button],[role=tab],[role=menuitem],[role=link],[role=checkbox],[role=switch],[role=slider],[role=combobox]';
    // oxlint-disable unicorn/consistent-function-scoping -- the page cannot see functions outside of the one that it runs
    const isInline = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      element.parentElement?.textContent?.trim() !== element.textContent?.trim();
    const inSight = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return (
        width > 1 &&
        height > 1 &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !element.matches(':disabled,[aria-disabled=true],[aria-hidden=true] *,[inert] *') &&
        !element.closest('[role=application]')
      );
    };
    // oxlint-enable unicorn/consistent-function-scoping
    const small: string[] = [];
    let measured = 0;
    for (const element of document.querySelectorAll(controls)) {
      if (!inSight(element) || isInline(element)) continue;
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const box = element.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const meets = (atX: number, atY: number) => {
        const hit = document.elementFromPoint(atX, atY);
        // A press on the box of a field moves to its input.
        const isBox = hit?.matches('[data-slot$=-control]') === true && hit.querySelector('input') === element;
        return hit !== null && (isBox || element.contains(hit) || hit.closest('label')?.control === element);
      };
      // A control whose middle is covered by another element is measured elsewhere, or not at all.
      if (!meets(x, y)) continue;
      measured += 1;
      const label = element.getAttribute('aria-label');
      const name = label ?? element.textContent?.trim().slice(0, 30);
      // A control with an `aria-label` shows an icon, whose touch area overflows it by design.
      if (label === null && element.matches('button') && element.scrollWidth > element.clientWidth + 1) {
        small.push(`the words of “${name}”: ${element.scrollWidth} in ${element.clientWidth}`);
      }
      const reach = (stepX: number, stepY: number) => {
        let steps = 0;
        while (steps < min && meets(x + stepX * (steps + 1), y + stepY * (steps + 1))) steps += 1;
        return steps;
      };
      const width = reach(-1, 0) + reach(1, 0) + 1;
      const height = reach(0, -1) + reach(0, 1) + 1;
      // The line around a field belongs to its box, and that below a tab to its list.
      const line = element.matches('input,textarea,[role=tab]') ? 2 : 0;
      if (width < min || height < min - line) {
        small.push(
          `${element.tagName.toLowerCase()} “${name}” ${element.getAttribute('data-slot')}: ${width} × ${height}`,
        );
      }
    }
    return { measured, small };
  }, minTarget);

async function expectLargeTargets(page: Page, fewest: number): Promise<void> {
  await page.waitForLoadState('networkidle');
  const { measured, small } = await measureTargets(page);
  expect.soft(small, page.url()).toEqual([]);
  expect(measured).toBeGreaterThanOrEqual(fewest);
}

test('every control of the landing page and its log-in is as large as a finger needs', async ({ browser }) => {
  const page = await phone(browser);
  await openLanding(page, product.url);
  await expectLargeTargets(page, 7);
  await page.getByRole('button', { name: 'Login' }).tap();
  await expect(page.getByLabel('Email')).toBeVisible();
  await expectLargeTargets(page, 6);
});

test('every control of the dashboard, its selection and the menu of a card is as large as a finger needs', async ({
  browser,
}) => {
  const page = await phone(browser, tokens);
  await page.goto(`${product.url}/dashboard`);
  const box = page.getByRole('checkbox', { name: /^Select / });
  await expect(box).toBeVisible();
  await expectLargeTargets(page, 10);
  await box.tap();
  await expect(page.getByRole('region', { name: 'Selection' })).toBeVisible();
  await expectLargeTargets(page, 14);
  await page.getByRole('button', { name: 'Clear selection' }).tap();
  await page.getByRole('button', { name: /^Actions for / }).tap();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectLargeTargets(page, 3);
});

test('every control of the account is as large as a finger needs', async ({ browser }) => {
  const page = await phone(browser, tokens);
  await page.goto(`${product.url}/account`);
  await expect(page.getByRole('button', { name: 'Delete account' })).toBeVisible();
  await expectLargeTargets(page, 15);
});

test('every control of the plans is as large as a finger needs', async ({ browser }) => {
  const page = await phone(browser, tokens);
  await page.goto(`${product.url}/dashboard?modal=pricing`);
  await expect(page.getByRole('button', { name: 'Choose Pro' })).toBeVisible();
  await expectLargeTargets(page, 6);
});

test('every control of the preview is as large as a finger needs, with one image and with several', async ({
  browser,
}) => {
  const page = await phone(browser, tokens);
  await page.goto(`${product.url}/preview`);
  await expect(page.getByRole('heading', { name: 'Choose languages' })).toBeVisible();
  await expectLargeTargets(page, 8);
  await page.locator('input[type=file]').setInputFiles(posterFile('skin-care'));
  await chooseTarget(page, 'Spanish');
  await expectLargeTargets(page, 8);
  await page.getByRole('button', { name: 'Several images or languages' }).tap();
  await expect(page.getByRole('button', { name: 'Remove Spanish' })).toBeVisible();
  await expectLargeTargets(page, 8);
});

test('every control of the glossary and its dialogs is as large as a finger needs', async ({ browser }) => {
  const page = await phone(browser, tokens);
  await page.goto(`${product.url}/terminology`);
  await page.getByRole('button', { name: 'Add term' }).tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectLargeTargets(page, 6);
  await page.keyboard.press('Escape');
  await page.request.post(`${product.url}/v1/glossary`, {
    headers: { authorization: `Bearer ${tokens.accessToken}` },
    data: { source_lang: 'English', target_lang: 'Spanish', term: 'Alba Botanica', translation: null },
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Actions for Alba Botanica' })).toBeVisible();
  await expectLargeTargets(page, 12);
  await page.getByRole('button', { name: 'Import' }).tap();
  await expect(dialog).toBeVisible();
  await expectLargeTargets(page, 4);
});

for (const width of [375, 768])
  test(`every control of the editor and its panels is as large as a finger needs, ${width} px wide`, async ({
    browser,
  }) => {
    const page = await phone(browser, tokens, width);
    await page.goto(`${product.url}/editor?process=${messageId}`);
    await expect(page.getByRole('application')).toBeVisible();
    // A phone opens with its panel folded.
    const unfold = page.getByRole('button', { name: 'Show the panel' });
    if (width < 768) await unfold.tap();
    await page.getByRole('application').getByRole('button').first().focus();
    await expect(page.getByRole('textbox', { name: 'Translation' })).toBeVisible();
    await expectLargeTargets(page, 15);
    await page.getByRole('tab', { name: /Texts/ }).tap();
    await expect(page.getByRole('row').first()).toBeVisible();
    await expectLargeTargets(page, 15);
  });

test('no screen scrolls sideways on the narrowest phone', async ({ browser }) => {
  const page = await phone(browser, tokens, 320);
  const screens = {
    '/dashboard': page.getByRole('checkbox', { name: /^Select / }),
    '/preview': page.getByRole('heading', { name: 'Choose languages' }),
    [`/editor?process=${messageId}`]: page.getByRole('application'),
    '/terminology': page.getByRole('button', { name: 'Add term' }),
    '/account': page.getByRole('button', { name: 'Delete account' }),
  };
  for (const [path, shown] of Object.entries(screens)) {
    await page.goto(product.url + path);
    await expect(shown).toBeVisible();
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});
