import { createTranslatedText, documentVersion, type EditorText } from '@palimpsest/editor';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { forgetPictures, keepPicture } from '../features/dashboard/kept-pictures.ts';
import { Refusal, type Answers } from '../testing/answers.ts';
import { posterFile } from '../testing/choose-file.ts';
import { callsOf, openApp } from '../testing/open-app.tsx';
import { sampleProcess } from '../testing/sample-process.ts';
import { signing } from '../testing/signing.ts';

beforeEach(forgetPictures);

const red = createTranslatedText(
  {
    id: 1,
    text: 'MMM',
    originalText: 'WWW',
    x: 0,
    y: 0,
    width: 60,
    height: 40,
    rotation: 0,
    fontFamily: 'Roboto',
    fontSize: 24,
    suggestedColors: ['#ff0000'],
  },
  0,
);

const translated = URL.createObjectURL(await posterFile());

/** A server with one result, in whose picture of 60 by 40 px these texts were set and saved. */
function edited(version: number, texts: readonly EditorText[]): Answers {
  const process = sampleProcess('processed', { document_version: version });
  const content = { version: documentVersion, width: 60, height: 40, texts };
  return {
    ...signing(translated),
    processes: () => [process],
    processStatus: () => process,
    documentVersions: () => [{ version, updated_at: process.updated_at }],
    readDocument: () => ({ version, updated_at: process.updated_at, content }),
  };
}

/** Whether a picture has red letters. */
async function hasRed(picture: Blob): Promise<boolean> {
  const bitmap = await createImageBitmap(picture);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const { data } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] };
  return data.some((level, at) => at % 4 === 0 && level > 180 && (data[at + 1] ?? 255) < 90);
}

/** The address of the picture on the card; undefined before it shows one. */
const shownAddress = () => document.querySelector<HTMLImageElement>('[data-process] img')?.src;

/** The picture of the card, once the edited picture replaced the translated one. */
async function drawnPicture(): Promise<Blob> {
  const address = await vi.waitUntil(
    () => {
      const shown = shownAddress();
      return shown === translated ? undefined : shown;
    },
    { timeout: 50_000 },
  );
  return (await fetch(address)).blob();
}

test('a card shows what was saved in the editor, also where it was saved before cards did', async () => {
  await openApp('/dashboard', { answers: edited(1, [red]) });
  expect(await hasRed(await drawnPicture())).toBe(true);
});

test('a card shows the result without an edit that was undone, once that is saved', async () => {
  await keepPicture('message-processed', 1, await posterFile());
  await openApp('/dashboard', { answers: edited(2, []) });
  expect(await hasRed(await drawnPicture())).toBe(false);
});

test('what was drawn once is shown again without reading the document', async () => {
  const drawn = await posterFile();
  await keepPicture('message-processed', 3, drawn);
  const app = await openApp('/dashboard', { answers: edited(3, [red]) });
  expect((await drawnPicture()).size).toBe(drawn.size);
  expect(callsOf(app, 'readDocument')).toEqual([]);
});

test('a card goes on showing what was translated where the edited picture cannot be drawn', async () => {
  const failed = vi.spyOn(console, 'warn').mockReturnValue();
  onTestFinished(() => failed.mockRestore());
  const answers = { ...edited(4, []), readDocument: () => new Refusal(403, 'No.') };
  await openApp('/dashboard', { answers });
  await expect
    .poll(() => failed.mock.calls.flat().map(String), { timeout: 50_000 })
    .toContain('The edited picture of message-processed could not be drawn.');
  await expect.poll(shownAddress).toBe(translated);
});
