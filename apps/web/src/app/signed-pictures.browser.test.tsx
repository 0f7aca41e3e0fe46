import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsOf, eventsOf, openApp } from '../testing/open-app.tsx';
import { sampleProcess } from '../testing/sample-process.ts';

const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const thumbnails = { small: 'result-small.webp', large: 'result-large.webp' };
const process = sampleProcess('processed', {
  result_thumbnails: thumbnails,
  original_thumbnails: { small: 'original-small.webp', large: 'original-large.webp' },
  signed_files: {
    expiration: '2999-01-01T00:00:00.000Z',
    urls: Object.fromEntries(
      [
        ...Object.values(thumbnails),
        'original-small.webp',
        'original-large.webp',
        'images/1/original.png',
        'images/1/inpainted.png',
      ].map((name) => [name, picture]),
    ),
  },
});

test('the dashboard shows the pictures that its list brings signed, and asks for no signatures', async () => {
  const app = await openApp('/dashboard', { answers: { processes: () => [process] } });
  await expect.poll(() => document.querySelectorAll(`img[src="${picture}"]`).length).toBeGreaterThan(0);
  expect(callsOf(app, 'processes', 'signedUrl', 'signedUrls')).toEqual(['processes']);
});

test('the list of the staff does so, too', async () => {
  const row = { ...process, user_id: 'u-1', user_email: 'ada@example.com', processing_duration_seconds: 3 };
  const app = await openApp('/admin/processes', { answers: { adminProcesses: () => [row] } });
  await expect.poll(() => document.querySelectorAll(`img[src="${picture}"]`).length).toBeGreaterThan(0);
  expect(callsOf(app, 'adminProcesses', 'signedUrl', 'signedUrls')).toEqual(['adminProcesses']);
});

test('the pictures of the first cards are fetched before the cards are drawn', async () => {
  const address = `${window.location.origin}/first-picture.webp`;
  const fetched: string[] = [];
  const observer = new PerformanceObserver((list) => fetched.push(...list.getEntries().map(({ name }) => name)));
  observer.observe({ type: 'resource' });
  onTestFinished(() => observer.disconnect());
  const urls = { 'result-small.webp': address, 'result-large.webp': address };
  const signed = { ...process, signed_files: { expiration: '2999-01-01T00:00:00.000Z', urls } };
  await openApp('/dashboard', { drawn: false, answers: { processes: () => [signed] } });
  await expect.poll(() => fetched).toContain(address);
  expect(document.querySelector(`img[src="${address}"]`)).toBeNull();
});

test.each([{}, { process: process.message_id }])(
  'the editor shows those of a process that another screen hands over, with the search %o',
  async (search) => {
    const answers = { processStatus: () => process, documentVersions: () => [] };
    const app = await openApp('/dashboard', { answers });
    await app.router.navigate({ to: '/editor', search, state: { process } });
    await expect.poll(() => eventsOf(app, 'view_editor')).toHaveLength(1);
    await expect.element(page.getByRole('application')).toBeVisible();
    expect(callsOf(app, 'signedUrl', 'signedUrls', 'processStatus')).toEqual([]);
  },
);
