import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { holdCode } from './hold-code.ts';
import { untilAnswering } from './open-landing.ts';
import { runningProduct } from './running-product.ts';

const publicUrl = 'https://palimpsest.test';
const product = runningProduct(() => ({ PUBLIC_URL: publicUrl }));

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Collects the warnings and errors of the browser and of React on a page. */
function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));
  return said;
}

const headings = {
  'en-GB': 'AI-Powered Image Translation in minutes',
  'es-MX': 'Traduce tus imágenes con IA en minutos',
  'de-CH': 'Bilder mit KI übersetzt, in wenigen Minuten',
  'fr-FR': 'Vos images traduites par l’IA en quelques minutes',
  'pt-BR': 'Suas imagens traduzidas com IA em minutos',
};

for (const [locale, text] of Object.entries(headings)) {
  test.describe(() => {
    test.use({ locale });
    test(`the landing page is there without script in ${locale}, and becomes the app's as it stands`, async ({
      page,
    }) => {
      const said = listen(page);
      const release = await holdCode(page);
      await page.goto(product.url, { waitUntil: 'commit' });
      await expect(heading(page)).toHaveText(text);
      await expect(page).toHaveTitle(/ · Palimpsest$/);
      await expect(page.locator('[data-slot=compare-slider] img').first()).toBeVisible();
      // No number is invented before the real one is known.
      await expect(page.locator('p:has(> [data-slot=count-up])')).toHaveCSS('opacity', '0');
      const before = await heading(page).elementHandle();
      await page.evaluate(async () => {
        await document.fonts.ready;
      });
      const size = await page.evaluate(() => document.documentElement.scrollHeight);
      release();
      await untilAnswering(page);
      expect(await before?.evaluate((element) => element.isConnected)).toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(size);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${product.url}/`);
      await expect(page.locator('head > title')).toHaveCount(1);
      expect(said).toEqual([]);
    });
  });
}

test('each language of the landing page has an address, which tells search engines of the others', async ({ page }) => {
  const said = listen(page);
  // The address says which language is wanted.
  await page.addInitScript(() => localStorage.setItem('language', 'fr'));
  const release = await holdCode(page);
  await page.goto(`${product.url}/de`, { waitUntil: 'commit' });
  await expect(heading(page)).toHaveText(headings['de-CH']);
  const before = await heading(page).elementHandle();
  const languages = await page
    .locator('link[rel=alternate]')
    .evaluateAll((links: HTMLLinkElement[]) => links.map(({ hreflang, href }) => [hreflang, href]));
  expect(Object.fromEntries(languages)).toEqual({
    'x-default': `${publicUrl}/`,
    en: `${publicUrl}/en`,
    es: `${publicUrl}/es`,
    de: `${publicUrl}/de`,
    fr: `${publicUrl}/fr`,
    pt: `${publicUrl}/pt`,
  });
  release();
  await untilAnswering(page);
  await expect(heading(page)).toHaveText(headings['de-CH']);
  expect(await before?.evaluate((element) => element.isConnected)).toBe(true);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${product.url}/de`);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('dialog').getByLabel('E-Mail')).toBeVisible();
  expect(said).toEqual([]);
});

test('whoever chose another language sees nothing of the one that the browser asks for', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'fr'));
  const release = await holdCode(page);
  await page.goto(product.url, { waitUntil: 'commit' });
  await expect(page.locator('h1')).toHaveText(headings['en-GB']);
  await expect(heading(page)).toHaveCount(0);
  release();
  await expect(heading(page)).toHaveText(headings['fr-FR']);
});

test('a chosen theme is there from the first', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await holdCode(page);
  await page.goto(product.url, { waitUntil: 'commit' });
  await expect(heading(page)).toBeVisible();
  // The sheet may come after the words; the code is held back all the while.
  await expect(page.locator('body')).toHaveCSS('color-scheme', 'dark');
});

test('what opens over the page opens there, too', async ({ page }) => {
  const said = listen(page);
  await page.goto(`${product.url}/?modal=pricing`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('h1')).toHaveText(headings['en-GB']);
  expect(said).toEqual([]);
});

test('a link to the page is shown with a picture of the size that the page names', async ({ page }) => {
  await page.goto(product.url);
  if (process.env.SCREENSHOTS) await drawPicture(page);
  const content = (property: string) => page.locator(`meta[property="og:${property}"]`).getAttribute('content');
  expect(await content('title')).toBe('AI-Powered Image Translation');
  expect(await content('description')).toMatch(/^Palimpsest reads the text/);
  expect(await content('url')).toBe(`${publicUrl}/`);
  const address = (await content('image')) ?? '';
  expect(address).toMatch(`${publicUrl}/`);
  const picture = await page.request.get(address.replace(publicUrl, product.url));
  expect(picture.headers()['content-type']).toBe('image/jpeg');
  const { width, height } = await sharp(await picture.body()).metadata();
  expect([width, height]).toEqual([Number(await content('image:width')), Number(await content('image:height'))]);
});

/** Draws the Open Graph picture anew: the page without its controls. */
async function drawPicture(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1200, height: 630 });
  await page.addStyleTag({
    content:
      'header > div, section, footer, [data-slot=file-dropzone] { display: none !important } main { padding: 0 72px 72px !important } header { padding-inline: 72px !important }',
  });
  await page.waitForLoadState('networkidle');
  const path = join(import.meta.dirname, '../apps/web/public/open-graph.jpg');
  await page.screenshot({ path, type: 'jpeg', quality: 88 });
}
