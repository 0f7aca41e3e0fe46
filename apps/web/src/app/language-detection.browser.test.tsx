import type { DetectedLanguage } from '@palimpsest/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Refusal, type Answers } from '../testing/answers.ts';
import { chooseFile } from '../testing/choose-file.ts';
import { callsOf, eventsOf, openApp } from '../testing/open-app.tsx';
import { sampleProcess } from '../testing/sample-process.ts';

const to = (language: string) => ({ language, translator: 'Apertium', download_bytes: null });
const bothWays = { English: [to('Spanish'), to('Catalan')], Spanish: [to('English'), to('Catalan')] };

const detect = page.getByRole('button', { name: 'Detect language' });
const source = page.getByRole('button', { name: /Source language/ });

/** The preview with an image. */
async function openWithImage(detectLanguage: NonNullable<Answers['detectLanguage']>, answers: Answers = {}) {
  const app = await openApp('/preview', {
    answers: {
      languages: () => ({ translators: [], pairs: bothWays, enabled_by: [] }),
      uploadImage: () => ({ image_id: 'image-1' }),
      processImage: () => ({ message_id: 'message-processed' }),
      processStatus: () => sampleProcess('processed'),
      ...answers,
      detectLanguage,
    },
  });
  await expect.element(detect).toBeDisabled();
  await chooseFile();
  await expect.element(detect).toBeEnabled();
  return app;
}

test('the language of the image becomes the source, and the image is sent once', async () => {
  const app = await openWithImage(() => ({ language: 'Spanish', has_text: true }));
  await userEvent.click(detect);
  await expect.element(source).toHaveTextContent('Spanish');
  await expect.element(source).toHaveAccessibleDescription('This looks like Spanish.');
  await userEvent.click(page.getByRole('button', { name: /Target language/ }));
  await userEvent.keyboard('catal{Enter}');
  await expect.element(source).toHaveAccessibleDescription('This looks like Spanish.');
  await userEvent.click(page.getByRole('button', { name: 'Next' }));
  await expect.poll(() => app.router.state.location.href).toBe('/editor?process=message-processed');
  expect(callsOf(app, 'uploadImage', 'detectLanguage', 'processImage')).toEqual([
    'uploadImage',
    'detectLanguage',
    'processImage',
  ]);
  expect(eventsOf(app, 'upload_start', 'upload_success', 'upload_error')).toEqual([
    ['upload_start', { file_size_bytes: expect.any(Number), file_type: 'image/png' }],
    ['upload_success', { image_id: 'image-1' }],
  ]);
  const start = app.seen.find(({ name }) => name === 'processImage');
  expect([start?.params, start?.body]).toMatchObject([
    { image_id: 'image-1' },
    { source_lang: 'Spanish', target_lang: 'Catalan' },
  ]);
});

test.each<[DetectedLanguage['language'], string]>([
  ['Polish', 'This looks like Polish. Nothing can be translated from Polish here yet.'],
  [null, 'The language cannot be told from this image. Please choose it.'],
])('a language that cannot be the source (%s) leaves it as it was, and says why', async (language, hint) => {
  await openWithImage(() => ({ language, has_text: true }));
  await userEvent.click(detect);
  await expect.element(source).toHaveAccessibleDescription(hint);
  await expect.element(source).toHaveTextContent('English');
  await userEvent.click(source);
  await userEvent.keyboard('spani{Enter}');
  await expect.element(source).not.toHaveAccessibleDescription(hint);
});

test('an image without text says so, and makes way for another', async () => {
  await openWithImage(() => ({ language: null, has_text: false }));
  await userEvent.click(detect);
  await expect.element(page.getByText('No text was found in this image.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Choose another image' }));
  await expect.element(page.getByRole('button', { name: /^Choose an image/ })).toBeVisible();
});

test('an image that is refused, and a language that could not be told, say why', async () => {
  const words = 'The language could not be detected. Please choose it yourself.';
  let uploads = 0;
  const app = await openWithImage(() => new Refusal(503, words), {
    uploadImage: () => (uploads++ === 0 ? new Refusal(415, 'This file is no image.') : { image_id: 'image-1' }),
  });
  await userEvent.click(detect);
  await expect.element(page.getByText('Upload failed: This file is no image.')).toBeVisible();
  await expect
    .poll(() => eventsOf(app, 'upload_error'))
    .toEqual([['upload_error', { error_message: 'Upload failed: This file is no image.' }]]);
  await userEvent.click(detect);
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(detect).toBeEnabled();
});

test('whoever chooses the source meanwhile keeps it', async () => {
  const told = Promise.withResolvers<DetectedLanguage>();
  const app = await openWithImage(() => told.promise);
  await userEvent.click(detect);
  await expect.element(page.getByRole('button', { name: 'Detecting language...' })).toBeVisible();
  await expect.poll(() => callsOf(app, 'detectLanguage')).toHaveLength(1);
  await userEvent.click(source);
  await userEvent.keyboard('spani{Enter}');
  await expect.element(detect).toBeVisible();
  told.resolve({ language: 'English', has_text: true });
  await told.promise;
  await expect.element(source).toHaveTextContent('Spanish');
  expect(page.getByText('This looks like English.').query()).toBeNull();
});
