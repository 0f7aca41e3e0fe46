import { expect, test, type Page } from '@playwright/test';
import { ada, answerUserInfo, signUpAndIn } from './account.ts';
import { openLanding } from './open-landing.ts';
import { posterFile } from './posters.ts';
import { chooseTarget } from './preview.ts';
import { runningProduct } from './running-product.ts';
import { startVendors, type Vendors } from './vendors.ts';

const poster = posterFile('autumn-festival');

let vendors: Vendors;
test.beforeAll(async () => {
  vendors = await startVendors();
});
const product = runningProduct(() => vendors.variables);
test.afterAll(() => vendors.stop());

/** Waits until an event was posted, and gives the fields of each time. */
async function posted(name: string): Promise<PostedFields[]> {
  const times = () => vendors.events.filter((event) => event.name === name);
  await expect.poll(() => times().length, { message: name }).toBeGreaterThan(0);
  return times().map(({ fields }) => fields);
}
type PostedFields = Record<string, string | number>;

const chatTold = (page: Page) => page.evaluate(() => (window as { chatTold?: unknown[] }).chatTold);
const isRecorded = (page: Page) => page.evaluate(() => 'recording' in window);

async function signUp(page: Page): Promise<void> {
  await openLanding(page, product.url);
  await expect.poll(() => isRecorded(page)).toBe(true);
  await page.getByRole('button', { name: 'Login' }).click();
  const dialog = page.getByRole('dialog', { name: 'Welcome to Palimpsest' });
  await dialog.getByLabel('Email').fill('nobody@example.org');
  await dialog.getByLabel('Password', { exact: true }).fill('wrong-password');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await page.keyboard.press('Escape');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Upload your files/ }).click();
  await (await choosing).setFiles(poster);
  await signUpAndIn(page, ada);
  await answerUserInfo(page);
}

test('what a user does is told with its fields, and to nobody but those who are configured', async ({ page }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (origin.startsWith('http')) elsewhere.push(origin);
  });
  await signUp(page);
  expect(await posted('view_landing')).toEqual([{}]);
  expect(await posted('auth_modal_open')).toContainEqual({ mode: 'login' });
  expect(await posted('auth_modal_open')).toContainEqual({ mode: 'signup' });
  expect(await posted('login_start')).toEqual([{ method: 'email' }, { method: 'email' }]);
  expect(await posted('login_error')).toEqual([{ method: 'email', error_message: expect.any(String) }]);
  expect(await posted('upload_area_click')).toEqual([{}]);
  const file = { file_size_bytes: expect.any(Number), file_type: 'image/png' };
  expect(await posted('file_selected')).toEqual([file]);
  expect(await posted('sign_up_start')).toEqual([{ method: 'email' }]);
  expect(await posted('sign_up_success')).toEqual([{ method: 'email' }]);
  expect(await posted('login_success')).toEqual([{ method: 'email' }]);
  expect(await posted('redirect_to_preview')).toEqual([{}]);
  expect(await posted('view_preview')).toEqual([{}]);
  expect(await posted('user_info_modal_view')).toEqual([{}]);
  expect(await posted('user_info_validation_error')).toEqual([{ error_message: 'Company name is required' }]);
  expect(await posted('user_info_submit')).toEqual([
    { company_sector: 'Retail', employee_count: '11-50', role: 'Design' },
  ]);

  const told = await chatTold(page);
  expect(told?.[0]).toEqual(['boot', { app_id: 'app-1', region: 'eu', api_base: 'https://api-iam.eu.intercom.io' }]);
  await expect
    .poll(() => chatTold(page))
    .toContainEqual([
      'update',
      {
        email: ada.email,
        name: 'Ada Byron',
        company: 'Alba Botanica',
        company_sector: 'Retail',
        company_size: '11-50',
        user_role: 'Design',
        user_id: expect.any(String),
      },
    ]);

  await page.getByPlaceholder('Enter word, brands...').fill('Acme');
  await page.keyboard.press('Enter');
  expect(await posted('blacklist_add')).toEqual([{ term_count: 1 }]);
  await chooseTarget(page, 'Spanish');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/editor/, { timeout: 300_000 });
  expect(await posted('upload_start')).toEqual([file]);
  expect(await posted('upload_success')).toEqual([{ image_id: expect.any(String) }]);
  expect(await posted('process_start')).toEqual([{ source_language: 'English', target_language: 'Spanish' }]);
  expect(await posted('process_success')).toEqual([{ message_id: expect.any(String) }]);
  expect(await posted('view_editor')).toEqual([{}]);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await downloading;
  expect(await posted('export_start')).toEqual([{ estimated_bytes: expect.any(Number) }]);
  expect(await posted('export_success')).toEqual([{ bytes: expect.any(Number) }]);

  await page.getByRole('link', { name: 'Dashboard' }).click();
  expect(await posted('view_dashboard')).toEqual([{}]);
  await page.getByRole('button', { name: 'Upgrade' }).click();
  expect(await posted('view_pricing')).toEqual([{}]);

  const before = vendors.events.length;
  await page.goto(`${product.url}/admin/processes`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await isRecorded(page)).toBe(false);
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(`${product.url}/`);
  await expect.poll(() => isRecorded(page)).toBe(true);
  expect(vendors.events.slice(before).map(({ name }) => name)).toEqual(['view_landing']);
  expect(vendors.events.filter(({ path }) => path.startsWith('/admin'))).toEqual([]);
  const allowed = [product.url, new URL(vendors.variables.ANALYTICS_URL ?? '').origin];
  expect([...new Set(elsewhere)].filter((origin) => !allowed.includes(origin))).toEqual([]);
});
