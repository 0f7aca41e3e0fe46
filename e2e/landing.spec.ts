import { expect, test } from '@playwright/test';
import { runningProduct } from './running-product.ts';

const product = runningProduct();

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

test('who logs in on the landing page goes on to the preview, and finds the landing page on the way back', async ({
  page,
}) => {
  const account = { email: 'visitor@example.org', password: 'engine-no-2' };
  await page.request.post(`${product.url}/v1/auth/signup`, { data: { name: 'Ada', surname: 'Byron', ...account } });
  await page.goto(product.url);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${product.url}/preview`);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI-Powered Image Translation in minutes');
});

test('who has forgotten the password is led to where a new one is asked for', async ({ page }) => {
  await page.goto(product.url);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL(`${product.url}/reset-password`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
