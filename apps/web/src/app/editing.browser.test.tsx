import { documentVersion } from '@palimpsest/editor';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Refusal, type Answers } from '../testing/answers.ts';
import { posterFile } from '../testing/choose-file.ts';
import { callsOf, eventsOf, openApp } from '../testing/open-app.tsx';
import { sampleProcess } from '../testing/sample-process.ts';
import { openResult, signed } from '../testing/signing.ts';

/** The limit of a wait that might never end, in ms. */
const hang = { timeout: 50_000 };
const canvas = page.getByRole('application');

const open = (answers: Answers = {}) =>
  openApp('/editor?process=message-processed', { answers: { ...openResult, ...answers } });

// This test runs first, because a font that was loaded once is not loaded again.
test('a result is opened where no font can be loaded', async () => {
  const loading = vi.spyOn(FontFace.prototype, 'load').mockRejectedValue(new Error('The font is away.'));
  onTestFinished(() => loading.mockRestore());
  await open();
  await expect.element(canvas).toBeVisible();
});

test('a canvas that cannot be set up says so', async () => {
  const contexts = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  onTestFinished(() => contexts.mockRestore());
  await open();
  await expect.element(page.getByText('Failed to initialize canvas. Please try reloading the page.')).toBeVisible();
});

test('the result of a process is opened, and its opening is told', async () => {
  const app = await open();
  await expect.element(canvas).toBeVisible();
  await expect.element(page.getByText('English to Spanish')).toBeVisible();
  await expect.element(page.getByText('Select a text element to edit its properties.')).toBeVisible();
  await expect.poll(() => eventsOf(app, 'view_editor')).toEqual([['view_editor', {}]]);
});

test('while the picture is on its way, the editor says so', async () => {
  await open({ signedUrl: () => new Promise<never>(() => undefined) });
  await expect.element(page.getByText('Loading image...')).toBeVisible();
});

test('a process that is under way shows its stage', async () => {
  await open({ processStatus: () => sampleProcess('localization_processing') });
  await expect.element(page.getByText('Translating text...')).toBeVisible();
});

test.each([
  ['Processing failed: No text was found in this image.', { processStatus: () => sampleProcess('failed') }],
  ['Error: There is no such process.', { processStatus: () => new Refusal(404, 'There is no such process.') }],
  [
    'Image data not available. Please try reloading the page.',
    { processStatus: () => sampleProcess('processed', { inpainted_image_url: null }) },
  ],
  [
    'Error loading image: Failed to get signed URL: No such file.',
    { signedUrl: () => new Refusal(404, 'No such file.') },
  ],
] satisfies [string, Answers][])(
  'what cannot be opened says why, and leads back to the dashboard: %s',
  async (text, answers) => {
    await open(answers);
    const failure = page.getByRole('alert');
    await expect.element(failure.getByText(text)).toBeVisible();
    await expect.element(failure.getByRole('link', { name: 'Open dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(canvas.query()).toBeNull();
  },
);

test('what a newer editor saved is not opened over, and reloading is the one way out', async () => {
  const saved = { version: 3, updated_at: '2026-01-01T00:00:00.000Z' };
  const app = await open({
    documentVersions: () => [saved],
    readDocument: () => ({
      ...saved,
      content: { version: documentVersion + 1, width: 60, height: 40, texts: 'in another shape' },
    }),
  });
  const failure = page.getByRole('alert');
  await expect.element(failure.getByText(/^This image was saved by a newer version of the editor\./)).toBeVisible();
  await expect.element(failure.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  expect(failure.getByRole('link').query()).toBeNull();
  expect(canvas.query()).toBeNull();
  expect(callsOf(app, 'saveDocument')).toEqual([]);
});

test('what could not be loaded is loaded when it is tried again', async () => {
  let down = true;
  const picture = signed(URL.createObjectURL(await posterFile()));
  await open({ signedUrl: () => (down ? new Refusal(404, 'No such file.') : picture) });
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  down = false;
  await userEvent.click(again);
  await expect.element(canvas).toBeVisible();
});

test('a browser that gives no canvas is said', async () => {
  const picture = signed(URL.createObjectURL(await posterFile()));
  const drawing = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  onTestFinished(() => drawing.mockRestore());
  await open({ signedUrl: () => picture });
  await expect.element(page.getByText('Failed to initialize canvas. Please try reloading the page.')).toBeVisible();
});

test('a canvas that the browser took back is said', async () => {
  await open();
  await expect.element(canvas).toBeVisible();
  const drawn = await vi.waitUntil(() => document.querySelector('[data-slot=image-editor] canvas'), hang);
  drawn.dispatchEvent(new Event('contextlost'));
  await expect.element(page.getByText('Canvas was unexpectedly reset. Please try again.')).toBeVisible();
});

test('an export is told with its size as it starts, and when it is done', async () => {
  const app = await open();
  await userEvent.click(page.getByRole('button', { name: 'Export' }));
  await expect
    .poll(() => eventsOf(app, 'export_start', 'export_success'))
    .toEqual([
      ['export_start', { estimated_bytes: 60 * 40 * 4 * 0.7 }],
      ['export_success', { bytes: expect.any(Number) }],
    ]);
  expect(callsOf(app, 'processStatus')).toHaveLength(1);
});

test('a file of another format than PNG is named by the image and the language', async () => {
  const names: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  onTestFinished(() => click.mockRestore());
  await open();
  await userEvent.click(page.getByRole('button', { name: 'Other formats' }));
  await userEvent.click(page.getByRole('combobox', { name: 'Format' }));
  await userEvent.click(page.getByRole('option', { name: 'JPEG' }));
  await userEvent.click(page.getByRole('button', { name: 'Save JPG' }));
  await expect.poll(() => names, hang).toEqual(['autumn-campaign-spanish.jpg']);
});

test('what could not be saved is saved as soon as there is a connection again', async () => {
  let down = true;
  const app = await open({
    saveDocument: () =>
      down ? new Refusal(503, 'The database is away.') : { version: 1, updated_at: '2026-01-01T00:00:00.000Z' },
  });
  await userEvent.click(page.getByRole('button', { name: 'Add Text' }));
  await userEvent.keyboard('Feria{Escape}');
  await expect.poll(() => callsOf(app, 'saveDocument').length, hang).toBe(1);
  await expect.element(page.getByText('Not saved yet')).toBeVisible();
  down = false;
  window.dispatchEvent(new Event('online'));
  // Long before it would be tried again by itself.
  await expect.poll(() => callsOf(app, 'saveDocument').length, { timeout: 3_000 }).toBe(2);
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
});
