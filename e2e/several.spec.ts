import { expect, test } from '@playwright/test';
import { trialCredits } from '@palimpsest/contract';
import { answerUserInfo, signUpAndIn } from './account.ts';
import { openLanding } from './open-landing.ts';
import { posterFile } from './posters.ts';
import { runningProduct } from './running-product.ts';

const product = runningProduct();

test('two posters go to two languages together, over a reload, and each costs a credit a language', async ({
  page,
}) => {
  await openLanding(page, product.url);
  await page.locator('input[type=file]').setInputFiles(posterFile('skin-care'));
  await signUpAndIn(page, {
    name: 'Mary',
    surname: 'Ward',
    email: 'mary@example.org',
    password: 'engine-no-2',
  });
  await expect(page).toHaveURL(/\/preview$/);
  await answerUserInfo(page);

  await page.getByRole('button', { name: 'Several images or languages' }).click();
  await page.locator('input[type=file]').last().setInputFiles(posterFile('summer-sale'));
  for (const language of ['Spanish', 'Catalan']) {
    await page.getByRole('button', { name: /^Add a language/ }).click();
    await page.keyboard.type(language);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: `Remove ${language}` })).toBeVisible();
  }
  await expect(page.getByText('2 images in 2 languages: 4 credits')).toBeVisible();
  let uploads = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/v1/images') uploads += 1;
  });
  await page.getByRole('button', { name: 'Translate all' }).click();
  await expect(page.getByText(`${trialCredits - 4} credit`)).toBeVisible();
  expect(uploads).toBe(2);

  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: 'poster.png' })).toHaveCount(4);
  await expect(page.getByRole('heading', { name: 'Your images are ready' })).toBeVisible({
    timeout: 300_000,
  });
  await expect(page.getByRole('button', { name: 'Open', exact: true })).toHaveCount(4);
  expect(uploads).toBe(2);

  await page.getByRole('button', { name: 'Open dashboard' }).click();
  await expect(page.getByText('Completed').first()).toBeVisible();
  await expect(page.getByText(`${trialCredits - 4} credit`)).toBeVisible();
});
