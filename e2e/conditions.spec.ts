import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { ada, keepSession, signUpByApi } from './account.ts';
import { runningProduct } from './running-product.ts';

const product = runningProduct();

/** Makes an account of this name by the API, and gives its session to the context. */
async function logIn(context: BrowserContext, name: string): Promise<void> {
  const session = await signUpByApi(context.request, product.url, { ...ada, email: `${name}@example.org` });
  await keepSession(context, product.url, session);
}

const dashboard = (page: Page) => page.getByRole('heading', { name: 'Recent Localizations' });

test('a session that has expired leads home with the reason, and back after the log-in', async ({ page, context }) => {
  await logIn(context, 'expired');
  await page.goto(`${product.url}/dashboard`);
  await expect(dashboard(page)).toBeVisible();
  await page.evaluate(
    (keys) => {
      for (const key of keys) localStorage.setItem(key, 'no-longer-good');
    },
    ['accessToken', 'refreshToken'],
  );
  await page.reload();
  const dialog = page.getByRole('dialog', { name: 'Welcome to Palimpsest' });
  await expect(dialog.getByText(/^Your session has ended/)).toBeVisible();
  await dialog.getByLabel('Email').fill('expired@example.org');
  await dialog.getByLabel('Password', { exact: true }).fill(ada.password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(`${product.url}/dashboard`);
  await expect(dashboard(page)).toBeVisible();
});

test('two tabs whose token has expired refresh the session once, and both go on', async ({ page, context }) => {
  await logIn(context, 'twice');
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`${product.url}/dashboard`);
    await expect(dashboard(tab)).toBeVisible();
  }
  await page.evaluate(() => localStorage.setItem('accessToken', 'expired'));
  let refreshes = 0;
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/v1/auth/refresh') refreshes += 1;
  });
  await Promise.all([page.reload(), other.reload()]);
  for (const tab of [page, other]) await expect(tab.getByText('No translations found.')).toBeVisible();
  expect(refreshes).toBe(1);
});

test('pages are gone back and forward through', async ({ page, context }) => {
  await logIn(context, 'wanderer');
  await page.goto(`${product.url}/dashboard`);
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'Account' }).click();
  await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('button', { name: 'Upgrade' }).click();
  await expect(page.getByRole('dialog', { name: 'Choose a plan' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Choose a plan' })).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeVisible();
  await page.goForward();
  await expect(dashboard(page)).toBeVisible();
});

test('while an answer is slow the dashboard says that it loads and can be used, then shows the list', async ({
  page,
  context,
}) => {
  await logIn(context, 'patient');
  const patience = Promise.withResolvers<void>();
  await page.route('**/v1/images/processes*', async (route) => {
    await patience.promise;
    await route.continue();
  });
  await page.goto(`${product.url}/dashboard`);
  await expect(page.getByText('Loading your translations...')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Profile' })).toBeEnabled();
  patience.resolve();
  await expect(page.getByText('No translations found.')).toBeVisible();
});

test('all that can be used has a name for screen readers', async ({ page, context }) => {
  await logIn(context, 'listener');
  for (const address of ['/', '/dashboard', '/preview', '/account', '/terminology', '/dashboard?modal=pricing']) {
    await page.goto(`${product.url}${address}`);
    await expect(page.locator('h1').first()).toBeAttached();
    const tree = await page.locator('body').ariaSnapshot();
    expect(tree).toMatch(/- (button|link|textbox|combobox|radio) "/);
    expect(
      tree.match(/- (?:button|link|textbox|combobox|checkbox|radio|slider|tab|searchbox)(?:$|:| \[)/gm),
    ).toBeNull();
  }
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 375, height: 720 }, hasTouch: true, isMobile: true });

  test('a sample is translated and a text chosen by touch alone', async ({ page, context }) => {
    await logIn(context, 'finger');
    await page.goto(`${product.url}/preview`);
    await page.getByRole('button', { name: 'Try a sample image' }).tap();
    await page.getByRole('button', { name: 'Detect language' }).tap();
    await expect(page.getByRole('button', { name: /Source language/ })).toHaveAccessibleDescription(
      'This looks like English.',
    );
    await page.getByRole('button', { name: /Target language/ }).tap();
    await page.getByRole('option', { name: /^Spanish/ }).tap();
    await page.getByPlaceholder('Enter word, brands...').fill('Alba');
    const started = page.waitForRequest((request) => /\/v1\/images\/process\/[^/]+$/.test(request.url()));
    await page.getByRole('button', { name: 'Next' }).tap();
    expect((await started).postDataJSON()).toMatchObject({ blacklist: ['Alba'] });
    await expect(page).toHaveURL(/\/editor/, { timeout: 300_000 });
    await expect(page.getByText('Loading image...')).toBeHidden();
    const canvas = page.getByRole('application');
    // The canvas lies over what names its texts to screen readers.
    const text = canvas.getByRole('button', { pressed: false }).last();
    const name = (await text.getAttribute('aria-label')) ?? '';
    const box = await text.boundingBox();
    if (!box) throw new Error('The text has no place.');
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await expect(canvas.getByRole('button', { name, pressed: true })).toBeVisible();
    await page.getByRole('button', { name: 'Zoom in' }).tap();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).tap();
    expect((await downloading).suggestedFilename()).toMatch(/^localized-image-\d+\.png$/);
  });
});
