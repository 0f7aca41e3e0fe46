import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Answers } from '../../testing/answers.ts';
import { openApp } from '../../testing/open-app.tsx';

const answers: Answers = {
  languages: () => ({
    translators: [{ name: 'Apertium', quality: 'gist', cost: null }],
    pairs: { English: [{ language: 'Spanish', translator: 'Apertium', download_bytes: null }] },
    unreadable: [],
    enabled_by: [{ translator: 'DeepL', setting: 'DEEPL_API_KEY' }],
  }),
};

test('the staff learns what would bring more languages', async () => {
  await openApp('/admin/processes', { answers });
  await expect.element(page.getByRole('heading', { name: 'More languages' })).toBeVisible();
  await expect.element(page.getByText('DEEPL_API_KEY')).toBeVisible();
});

test('users learn only what they cannot choose', async () => {
  await openApp('/preview', { answers });
  await page.getByRole('button', { name: /Target language/ }).click();
  await expect.element(page.getByText('Not available here yet')).toBeVisible();
  await expect.element(page.getByRole('option', { name: /^Welsh/ })).toHaveAttribute('aria-disabled', 'true');
  expect(page.getByText('DEEPL_API_KEY').query()).toBeNull();
});
