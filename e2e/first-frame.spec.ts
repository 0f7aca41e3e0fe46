import { expect, test } from '@playwright/test';
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

test('a screen behind the log-in begins with the sign of the app, in the chosen theme', async ({ page }) => {
  await beginWith(page, tokens);
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  const release = await holdCode(page);
  await page.goto(`${product.url}/dashboard`, { waitUntil: 'commit' });
  await expect(page.locator('#root')).toHaveCSS('background-image', /favicon/);
  expect(await page.evaluate(() => getComputedStyle(document.body).colorScheme)).toBe('dark');
  release();
  await expect(page.getByRole('heading', { name: 'Recent Localizations' })).toBeVisible();
  await expect(page.locator('#root')).toHaveCSS('background-image', 'none');
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
