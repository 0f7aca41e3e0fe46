import { expect, test, type Page } from '@playwright/test';
import { trialCredits } from '@palimpsest/contract';
import { ada, answerUserInfo, signUpAndIn } from './account.ts';
import { openLanding } from './open-landing.ts';
import { posterFile } from './posters.ts';
import { chooseTarget } from './preview.ts';
import { runningProduct } from './running-product.ts';

const poster = posterFile('skin-care');

const product = runningProduct();

/** Presses Tab, once the button of this name is there, until the focus is on it, as somebody without a mouse does. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  await expect(page.getByRole('button', { name }).first()).toBeAttached();
  const control = page.locator(':focus').and(page.getByRole('button', { name }));
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab');
    if ((await control.count()) > 0) return;
  }
  throw new Error(`Tab does not reach ${String(name)}.`);
}

/** Credits as the header shows them. */
const shownCredits = (page: Page, credits: number) => page.getByText(`${credits} credits`);

test('the job is done with the keyboard alone', async ({ page }) => {
  await openLanding(page, product.url);
  await expect(page.getByRole('heading', { name: 'AI-Powered Image Translation in minutes' })).toBeVisible();
  const choosing = page.waitForEvent('filechooser');
  await tabTo(page, /Upload your files/);
  await page.keyboard.press('Enter');
  await (await choosing).setFiles(poster);

  const dialog = page.getByRole('dialog', { name: 'Welcome to Palimpsest' });
  await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused();
  for (const value of [ada.name, ada.surname, ada.email, ada.password]) {
    await page.keyboard.type(value);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/preview$/);

  const questions = page.getByRole('dialog', { name: 'More about you' });
  await expect(questions.getByLabel('Company name')).toBeFocused();
  await page.keyboard.type('Alba Botanica');
  for (const label of ['Company sector', 'Number of employees', 'Your role']) {
    await page.keyboard.press('Tab');
    await expect(questions.getByLabel(label)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('option').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(questions.getByLabel(label)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(questions).toBeHidden();

  await tabTo(page, /Target language/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.type('spani');
  await page.keyboard.press('Enter');
  await tabTo(page, /^Next$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/editor/, { timeout: 300_000 });

  await tabTo(page, /en casa/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Pruébalo en casa');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Pruébalo en casa' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByRole('button', { name: 'Pruébalo en casa' })).toBeHidden();
  const downloading = page.waitForEvent('download');
  await tabTo(page, /^Export$/);
  await page.keyboard.press('Enter');
  expect((await downloading).suggestedFilename()).toMatch(/^localized-image-\d+\.png$/);
});

test('a double click on Next and a server that is killed in mid-job cost one credit and lose nothing', async ({
  page,
}) => {
  await page.goto(`${product.url}/dashboard`);
  await page.getByRole('button', { name: /Don't have an account/ }).click();
  await signUpAndIn(page, { ...ada, email: 'grace@example.org' });
  await expect(shownCredits(page, trialCredits)).toBeVisible();
  await page.goto(`${product.url}/preview`);
  await answerUserInfo(page);
  await page.locator('input[type=file]').setInputFiles(poster);
  await chooseTarget(page, 'Spanish');
  await page.getByRole('button', { name: 'Next' }).dblclick();
  await expect(page).toHaveURL(/\/preview\?process=/);
  await product.killServer();
  await expect(page).toHaveURL(/\/editor/, { timeout: 300_000 });
  await expect(shownCredits(page, trialCredits - 1)).toBeVisible();
  await page.goto(`${product.url}/dashboard`);
  await expect(page.getByText('Completed')).toHaveCount(1);
});

test('logging out in one tab ends the session in the other', async ({ page, context }) => {
  await page.goto(`${product.url}/dashboard`);
  await page.getByRole('button', { name: /Don't have an account/ }).click();
  await signUpAndIn(page, { ...ada, email: 'mary@example.org' });
  await expect(page.getByRole('heading', { name: 'Recent Localizations' })).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${product.url}/dashboard`);
  await expect(other.getByRole('heading', { name: 'Recent Localizations' })).toBeVisible();
  await page.getByRole('button', { name: /profile|account/i }).click();
  await page.getByRole('menuitem', { name: /log ?out/i }).click();
  await expect(page).toHaveURL(`${product.url}/`);
  await expect(other.getByRole('heading', { name: 'Recent Localizations' })).toBeHidden();
});

test('without a connection the page stays, says so, and goes on once there is one', async ({ page, context }) => {
  await page.goto(`${product.url}/dashboard`);
  await page.getByRole('button', { name: /Don't have an account/ }).click();
  await signUpAndIn(page, { ...ada, email: 'edith@example.org' });
  await expect(page.getByText('No translations found.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByText(/^You are offline/)).toBeVisible();
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'Account' }).click();
  await expect(page.getByText(/^This page could not be loaded/)).toBeVisible();
  await expect(page.getByText(/^You are offline/)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeVisible();
});
