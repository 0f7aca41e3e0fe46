import { expect, test, type Page } from '@playwright/test';
import { ada, answerUserInfo, keepSession, signUpAndIn, signUpByApi } from './account.ts';
import { posterFile } from './posters.ts';
import { runningProduct } from './running-product.ts';

const product = runningProduct();

interface Manifest {
  id: string;
  name: string;
  short_name: string;
  start_url: string;
  scope: string;
  display: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
  shortcuts: { name: string; url: string }[];
}

/** The manifest that the browser finds from the landing page. Fails if the browser reports an error in it. */
async function foundManifest(page: Page): Promise<Manifest> {
  await page.goto(product.url);
  const devtools = await page.context().newCDPSession(page);
  const { errors, data } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  return JSON.parse(data ?? '') as Manifest;
}

/** An icon as the browser draws it: its size in px, whether any pixel is transparent, and how far the drawing reaches from the middle, as a share of half the side. */
const drawn = (page: Page, src: string) =>
  page.evaluate(async (address) => {
    const picture = await createImageBitmap(await (await fetch(address)).blob());
    const { width, height } = picture;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    if (!context) throw new Error('The browser gives no canvas.');
    context.drawImage(picture, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    const pixel = (index: number) => data.slice(index * 4, index * 4 + 4).join();
    let reach = 0;
    let clear = false;
    for (let index = 0; index < width * height; index++) {
      clear ||= data[index * 4 + 3] !== 255;
      if (pixel(index) === pixel(0)) continue;
      const [x, y] = [(index % width) + 0.5 - width / 2, Math.floor(index / width) + 0.5 - height / 2];
      reach = Math.max(reach, Math.hypot(x, y) / (width / 2));
    }
    return { width, height, clear, reach };
  }, src);

// Chromium's criteria for installing an app: https://web.dev/articles/install-criteria. Headless Chromium reports no violation by itself.
test('the browser finds all that it needs to install the product as an app', async ({ page }) => {
  const { id, name, short_name, scope, start_url, display, icons } = await foundManifest(page);
  expect({ id, name, short_name, scope, display }).toEqual({
    id: '/',
    name: 'Palimpsest',
    short_name: 'Palimpsest',
    scope: '/',
    display: 'standalone',
  });
  expect(new URL(start_url, product.url).href).toBe(`${product.url}/dashboard`);
  const pictures = icons.filter(({ type }) => type === 'image/png');
  expect(pictures.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of pictures) {
    const { width, height } = await drawn(page, src);
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test('a system may cut the maskable icon to any shape without cutting into the mark', async ({ page }) => {
  const { icons } = await foundManifest(page);
  const maskable = icons.find(({ purpose }) => purpose === 'maskable');
  const { clear, reach } = await drawn(page, maskable?.src ?? '');
  expect(clear).toBe(false);
  // The circle that every shape leaves: https://www.w3.org/TR/appmanifest/#icon-masks.
  expect(reach).toBeLessThanOrEqual(0.8);
  expect(reach).toBeGreaterThan(0.4);
});

test('a shortcut of the app leads to its page', async ({ page, context }) => {
  const { shortcuts } = await foundManifest(page);
  await keepSession(context, product.url, await signUpByApi(context.request, product.url, ada));
  expect(shortcuts.map(({ name }) => name)).toEqual(['New image']);
  await page.goto(product.url + shortcuts[0]?.url);
  await expect(page.getByRole('heading', { name: 'Choose languages' })).toBeVisible();
});

/** Registers the service worker, as an installed app does: headless browsers install no app. */
async function install(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.register('/service-worker.js'));
  await page.waitForFunction(
    async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated',
  );
}

test('the installed app that is opened without a connection says so, and opens once there is one', async ({
  page,
  context,
}) => {
  await keepSession(
    context,
    product.url,
    await signUpByApi(context.request, product.url, { ...ada, email: 'offline@example.org' }),
  );
  await page.goto(product.url);
  await install(page);
  await context.setOffline(true);
  await page.goto(`${product.url}/dashboard`);
  await expect(page.getByRole('heading', { name: 'Palimpsest cannot be reached' })).toBeVisible();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Palimpsest cannot be reached' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Recent Localizations' })).toBeVisible();
});

test('the installed app takes a picture that another app shares', async ({ page }) => {
  await page.goto(`${product.url}/dashboard`);
  await page.getByRole('button', { name: /Don't have an account/ }).click();
  await signUpAndIn(page, { ...ada, email: 'katherine@example.org' });
  await expect(page.getByRole('heading', { name: 'Recent Localizations' })).toBeVisible();
  await install(page);
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<form action="/share" method="post" enctype="multipart/form-data"><input type="file" name="image" data-shared></form>',
    );
  });
  const shared = page.locator('[data-shared]');
  await shared.setInputFiles(posterFile('skin-care'));
  await shared.evaluate((input: HTMLInputElement) => input.form?.submit());
  await answerUserInfo(page);
  await expect(page.getByRole('application', { name: 'Image with exclusion areas' })).toBeVisible();
  await expect(page).toHaveURL(`${product.url}/preview`);
});
