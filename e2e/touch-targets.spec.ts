import { expect, test, type Browser, type Page } from '@playwright/test';
import { startProduct, type Product } from './product.ts';

/** The least width and height that a finger needs, in CSS px (WCAG 2.2, 2.5.5). */
const least = 44;

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(async () => {
  await product.stop();
});

/** A page of a phone, whose pointer is a finger. */
async function phone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

/**
 * Looks for controls in sight whose area, along the two lines through the middle, is smaller than a finger needs: where a touch meets the
 * control, its label or what belongs to it. Links within a sentence are left out, and what stands on the canvas, whose size is the picture's.
 * @returns how many it measured, and the name and size of each that is too small
 */
const measureTargets = (page: Page) =>
  page.evaluate((min) => {
    const controls =
      'a[href],button,input,select,textarea,summary,[role=button],[role=tab],[role=link],[role=checkbox],[role=switch],[role=slider],[role=combobox]';
    // oxlint-disable unicorn/consistent-function-scoping -- the page knows nothing that stands outside of what it runs
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
        return hit !== null && (element.contains(hit) || hit.closest('label')?.control === element);
      };
      // What lies under something else is met there, or not at all.
      if (!meets(x, y)) continue;
      measured += 1;
      const reach = (stepX: number, stepY: number) => {
        let steps = 0;
        while (steps < min && meets(x + stepX * (steps + 1), y + stepY * (steps + 1))) steps += 1;
        return steps;
      };
      const width = reach(-1, 0) + reach(1, 0) + 1;
      const height = reach(0, -1) + reach(0, 1) + 1;
      // The line around a field belongs to its box.
      const line = element.matches('input,textarea') ? 2 : 0;
      if (width < min || height < min - line) {
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30);
        small.push(
          `${element.tagName.toLowerCase()} “${name}” ${element.getAttribute('data-slot')}: ${width} × ${height}`,
        );
      }
    }
    return { measured, small };
  }, least);

async function expectLargeTargets(page: Page, fewest: number): Promise<void> {
  await page.waitForLoadState('networkidle');
  const { measured, small } = await measureTargets(page);
  expect.soft(small, page.url()).toEqual([]);
  expect(measured).toBeGreaterThanOrEqual(fewest);
}

test('every control of the landing page and its log-in is as large as a finger needs', async ({ browser }) => {
  const page = await phone(browser);
  await page.goto(product.url);
  await expectLargeTargets(page, 7);
  await page.getByRole('button', { name: 'Login' }).tap();
  await expect(page.getByLabel('Email')).toBeVisible();
  await expectLargeTargets(page, 6);
});
