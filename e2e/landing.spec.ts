import { expect, test } from '@playwright/test';
import { openLanding } from './open-landing.ts';
import { posterFile } from './posters.ts';
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
  await openLanding(page, product.url);
  await (await answered).finished();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => Reflect.get(window, 'broken'))).toEqual([]);
});

test('a tall image that is chosen leaves the upload area where it is, with all of it in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openLanding(page, product.url);
  const area = page.getByRole('button', { name: /^Upload your files/ });
  const before = await area.boundingBox();
  await page.locator('input[type=file]').setInputFiles(posterFile('boulangerie'));
  await page.getByRole('dialog', { name: 'Welcome to Palimpsest' }).getByRole('button', { name: 'Close' }).click();
  await expect(area.getByRole('img')).toBeVisible();
  const after = await area.boundingBox();
  expect(after?.height).toBe(before?.height);
  expect((after?.y ?? 0) + (after?.height ?? 0)).toBeLessThan(800);
});

test('the landing page does not scroll sideways on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openLanding(page, product.url);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
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
  await openLanding(page, product.url);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${product.url}/preview`);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI-Powered Image Translation in minutes');
});

test('who has forgotten the password is led to where a new one is asked for', async ({ page }) => {
  await openLanding(page, product.url);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL(`${product.url}/reset-password`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a log-in that could not be fetched is tried again with the chosen file', async ({ page }) => {
  const code = '**/assets/auth-modal-*.js';
  await page.route(code, (route) => route.abort());
  await openLanding(page, product.url);
  await page.locator('input[type=file]').setInputFiles(posterFile('skin-care'));
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await page.unroute(code);
  await retry.click();
  await page.getByRole('dialog', { name: 'Welcome to Palimpsest' }).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: /^Upload your files/ }).getByRole('img')).toBeVisible();
});
