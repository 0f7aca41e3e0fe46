import { expect, test } from '@playwright/test';
import { startProduct, type Product } from './product.ts';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(async () => {
  await product.stop();
});

test('the landing page breaks no rule of its content security policy', async ({ page }) => {
  await page.addInitScript(() => {
    const broken: string[] = [];
    Object.assign(window, { broken });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      broken.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  const answered = page.waitForResponse(`${product.url}/v1/config`);
  await page.goto(product.url);
  await (await answered).finished();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => Reflect.get(window, 'broken'))).toEqual([]);
});

test('search engines find the rules for robots as plain text', async ({ request }) => {
  const answer = await request.get(`${product.url}/robots.txt`);
  expect(answer.headers()['content-type']).toContain('text/plain');
  expect(await answer.text()).toContain('User-agent: *');
});
