import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Refusal } from '../testing/answers.ts';
import { openApp } from '../testing/open-app.tsx';

/** Pages without content to show, and their headings. */
const pages = [
  ['/preview?batch=nope', 'This list is no longer here'],
  ['/editor', 'No data provided. Please provide image and text data to edit.'],
  ['/admin/processes/message-1', 'No process data available. Please navigate from the admin dashboard.'],
  ['/nowhere', 'Page Not Found'],
] as const;

test.each(pages)('%s has one heading of the first level: %s', async (address, title) => {
  await openApp(address);
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(document.querySelectorAll('h1')).toHaveLength(1);
});

test('a list that the server refuses to whoever is none of the staff is headed by what failed', async () => {
  await openApp('/admin/processes', {
    answers: { adminProcesses: () => new Refusal(403, 'Only the staff may do this.') },
  });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Failed to fetch admin processes' })).toBeVisible();
});
