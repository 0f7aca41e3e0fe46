import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Answers } from '../../testing/answers.ts';
import { openApp } from '../../testing/open-app.tsx';

const answers: Answers = {
  languages: () => ({
    translators: [{ name: 'Apertium', quality: 'gist', cost: null }],
    pairs: { English: [{ language: 'Spanish', translator: 'Apertium', download_bytes: null }] },
    enabled_by: [{ translator: 'deepl', setting: 'DEEPL_API_KEY' }],
  }),
};

test('the staff learns what would bring more languages', async () => {
  await openApp('/admin/processes', { answers });
  await expect.element(page.getByRole('heading', { name: 'More languages' })).toBeVisible();
  await expect.element(page.getByRole('term').getByText('DeepL', { exact: true })).toBeVisible();
  await expect.element(page.getByText('DEEPL_API_KEY')).toBeVisible();
});

test('a user can choose every language, and learns what one needs that is not available', async () => {
  await openApp('/preview', { answers });
  await page.getByRole('button', { name: /Target language/ }).click();
  const welsh = page.getByRole('option', { name: /^Welsh.*unavailable/ });
  await expect.element(welsh).toBeVisible();
  const options = page.getByRole('option').elements();
  expect(options).toHaveLength(44);
  expect(options.filter((option) => option.getAttribute('aria-disabled') === 'true')).toEqual([]);
  await welsh.click();
  await expect.element(page.getByText(/no translation from English to Welsh here yet.*DEEPL_API_KEY/)).toBeVisible();
});
