import { expect, test, type Locator } from '@playwright/test';
import { ada, beginWith, signUpByApi, type Session } from './account.ts';
import { runningProduct } from './running-product.ts';

const product = runningProduct();
let tokens: Session;
test.beforeAll(async ({ playwright }) => {
  const server = await playwright.request.newContext({ baseURL: product.url });
  tokens = await signUpByApi(server, product.url, ada);
  await server.dispose();
});

/** Left, top, width and height in px: of the element, or of what is drawn before or after its content. */
const placeOf = (element: Locator, pseudo?: '::before' | '::after') =>
  element.evaluate((found, name) => {
    const { x, y, width, height } = found.getBoundingClientRect();
    if (!name) return [x, y, width, height].map(Math.round);
    const style = getComputedStyle(found, name);
    return [style.left, style.top, style.width, style.height].map((value) => Math.round(Number.parseFloat(value)));
  }, pseudo);

for (const viewport of [
  { width: 1280, height: 860 },
  { width: 375, height: 740 },
]) {
  test(`a screen ${viewport.width} px wide begins with its bars where they stay`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await beginWith(page, tokens);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${product.url}/account`, { waitUntil: 'commit' });
    const bars = page.locator('#bars');
    const mark = bars.locator('svg');
    await expect(mark).toBeVisible();
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

test('a page without such bars begins without them', async ({ page }) => {
  await page.route('**/assets/*.js', () => undefined);
  await page.goto(`${product.url}/reset-password`, { waitUntil: 'commit' });
  await expect(page.locator('#starting')).toBeVisible();
  await expect(page.locator('#bars')).toBeHidden();
});
