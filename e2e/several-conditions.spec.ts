import { expect, test, type Page } from '@playwright/test';
import { trialCredits } from '@palimpsest/contract';
import { ada, keepSession, signUpByApi } from './account.ts';
import { openLanding } from './open-landing.ts';
import { posterFile } from './posters.ts';
import { chooseTarget } from './preview.ts';
import { runningProduct } from './running-product.ts';

// Nothing is worked on: what is sent and what is paid for is over before that.
const product = runningProduct(() => ({ WORKER_SLOTS: '0' }));

/** Logs a new user in, and opens the preview. */
async function openPreview(page: Page, name: string): Promise<void> {
  const context = page.context();
  const session = await signUpByApi(context.request, product.url, { ...ada, email: `${name}@example.org` });
  await keepSession(context, product.url, session);
  await page.goto(`${product.url}/preview`);
  await expect(page.getByText(`${trialCredits} credit`)).toBeVisible();
}

/** Chooses two posters and Spanish. */
async function chooseTwo(page: Page): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(['skin-care', 'summer-sale'].map(posterFile));
  await page.getByRole('button', { name: /^Add a language/ }).click();
  await page.keyboard.type('Spanish');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 images in 1 language: 2 credits')).toBeVisible();
}

/** How often the server is asked to take an image, and to begin with one. */
function countWork(page: Page): { uploads: number; starts: number } {
  const counted = { uploads: 0, starts: 0 };
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.request().method() !== 'POST' || !response.ok()) return;
    if (pathname === '/v1/images') counted.uploads += 1;
    if (/^\/v1\/images\/process\/[^/]+$/.test(pathname)) counted.starts += 1;
  });
  return counted;
}

const translateAll = (page: Page) => page.getByRole('button', { name: 'Translate all' });
const underWay = (page: Page) => page.getByRole('heading', { name: 'Your images are on their way' });
const paid = (page: Page) => expect(page.getByText(`${trialCredits - 2} credit`)).toBeVisible();

/** Makes the tokens of the page worthless, as if they had expired. */
const endSession = (page: Page) =>
  page.evaluate(() => {
    for (const key of ['accessToken', 'refreshToken']) localStorage.setItem(key, 'no-longer-good');
  });

/** Logs in where the reason is given why it has to be. */
async function logInAgain(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Welcome to Palimpsest' });
  await expect(dialog.getByText(/^Your session has ended/)).toBeVisible();
  await dialog.getByLabel('Email').fill(`${name}@example.org`);
  await dialog.getByLabel('Password', { exact: true }).fill(ada.password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
}

test('several images that are sent slowly, after a double click, go on while other pages are open and are paid for once', async ({
  page,
}) => {
  await openPreview(page, 'patient');
  await chooseTwo(page);
  const counted = countWork(page);
  const patience = Promise.withResolvers<void>();
  await page.route('**/v1/images', async (route) => {
    await patience.promise;
    await route.continue();
  });
  await translateAll(page).dblclick();
  await expect(underWay(page)).toBeVisible();
  await page.getByRole('button', { name: 'Open dashboard' }).click();
  await expect(page.getByText('0 of 2 images are ready')).toBeVisible();
  patience.resolve();
  await paid(page);
  expect(counted).toEqual({ uploads: 2, starts: 2 });
});

test('several images that are started without a connection say so, and are paid for once when they are sent again', async ({
  page,
  context,
}) => {
  await openPreview(page, 'cut-off');
  await chooseTwo(page);
  const counted = countWork(page);
  await context.setOffline(true);
  await translateAll(page).click();
  await expect(page.getByText(/Network Error: Please check your internet connection/)).toHaveCount(2);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try failed files again' }).click();
  await expect(underWay(page)).toBeVisible();
  await paid(page);
  expect(counted).toEqual({ uploads: 2, starts: 2 });
});

test('several images whose session ends as they are started go on after the log-in', async ({ page }) => {
  await openPreview(page, 'expired');
  await chooseTwo(page);
  const counted = countWork(page);
  await endSession(page);
  await translateAll(page).click();
  await logInAgain(page, 'expired');
  await expect(underWay(page)).toBeVisible();
  await paid(page);
  expect(counted).toEqual({ uploads: 2, starts: 2 });
});

test('a session that ends while languages are chosen gives the image and the languages back', async ({ page }) => {
  await openPreview(page, 'edith');
  await page.locator('input[type=file]').setInputFiles(posterFile('skin-care'));
  await chooseTarget(page, 'Spanish');
  await endSession(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await logInAgain(page, 'edith');
  await expect(page).toHaveURL(/\/preview/);
  await expect(page.getByRole('application', { name: 'Image with exclusion areas' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Target language/ })).toContainText('Spanish');
  await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled();
});

test('a double click on Sign Up makes one account, one on Sign In one session, and without a connection it says so', async ({
  page,
  context,
}) => {
  await openLanding(page, product.url);
  await page.getByRole('button', { name: 'Try for free' }).click();
  const dialog = page.getByRole('dialog', { name: 'Welcome to Palimpsest' });
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && pathname.startsWith('/v1/auth/')) sent.push(pathname);
  });
  await dialog.getByLabel('Name', { exact: true }).fill('Mary');
  await dialog.getByLabel('Surname').fill('Ward');
  await dialog.getByLabel('Email').fill('mary@example.org');
  await dialog.getByLabel('Password', { exact: true }).fill(ada.password);
  await dialog.getByRole('button', { name: 'Sign Up', exact: true }).dblclick();
  const signIn = dialog.getByRole('button', { name: 'Sign In' });
  await expect(signIn).toBeVisible();
  await context.setOffline(true);
  await signIn.click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'Network Error: Please check your internet connection or CORS configuration',
  );
  await expect(dialog.getByLabel('Email')).toHaveValue('mary@example.org');
  await context.setOffline(false);
  sent.length = 0;
  await signIn.dblclick();
  await expect(page).toHaveURL(/\/preview$/);
  expect(sent).toEqual(['/v1/auth/login']);
});
