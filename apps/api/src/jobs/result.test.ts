import {
  imageProcess,
  processResponse,
  processSummary,
  signedUrl,
  skippedTextId,
  type ImageProcess,
  type TextPatchEntry,
} from '@palimpsest/contract';
import { applyPatch, decodeImage } from '@palimpsest/engine';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { until } from '../testing/eventually.ts';
import { posterInTwoLanguages } from '../testing/sample-poster.ts';
import { fileForm, type TestUser } from '../testing/test-client.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let user: TestUser;
let poster: Buffer;
let result: ImageProcess;

const status = async (messageId: string) =>
  imageProcess.parse((await server.send('GET', `/v1/images/process/${messageId}/status`, { token: user.token })).body);

async function download(url: string | null | undefined): Promise<Buffer> {
  const query = `?url=${url ?? ''}`;
  const { body } = await server.send('GET', `/v1/images/signed-url${query}`, { token: user.token });
  const response = await fetch(new URL(signedUrl.parse(body).signed_url, server.url));
  return Buffer.from(await response.arrayBuffer());
}

/** How much there is to see: letters add to it. */
const entropyOf = async (picture: Buffer) => (await sharp(picture).resize(320).greyscale().stats()).entropy;

beforeAll(async () => {
  server = await startTestServer({ WORKER_SLOTS: '1' });
  user = await server.signUp();
  poster = await posterInTwoLanguages();
  const form = fileForm(poster, 'image/png', 'file', 'Prices.png');
  const { body } = await server.send('POST', '/v1/images', { token: user.token, form });
  const { image_id: imageId } = z.object({ image_id: z.string() }).parse(body);
  const json = { source_lang: 'English', target_lang: 'Spanish' };
  const started = await server.send('POST', `/v1/images/process/${imageId}`, { token: user.token, json });
  const messageId = processResponse.parse(started.body).message_id;
  result = await until(async () => {
    const now = await status(messageId);
    return now.status === 'processed' && now;
  });
});
afterAll(() => server.stop());

test('the patches of all texts bring the original back to the byte', async () => {
  const all = await download(result.text_patches_url);
  const pictureOf = async ({ x, y, offset, bytes }: TextPatchEntry) => ({
    x,
    y,
    ...(await decodeImage(all.subarray(offset, offset + bytes))),
  });
  expect(result.localized_texts.length).toBeGreaterThan(0);
  let picture = await decodeImage(await download(result.inpainted_image_url));
  const original = await decodeImage(poster);
  expect(Buffer.from(picture.data).equals(Buffer.from(original.data))).toBe(false);
  for (const { patch } of result.localized_texts) {
    if (!patch) throw new Error('A text has no patch.');
    picture = { ...picture, ...applyPatch(picture, await pictureOf(patch)) };
  }
  expect(Buffer.from(picture.data).equals(Buffer.from(original.data))).toBe(true);
});

test('texts say the language that they were translated to', () => {
  expect(new Set(result.localized_texts.map(({ lang }) => lang))).toEqual(new Set(['es']));
});

test('what was skipped says why, where, how it is set, and what would erase it', async () => {
  const all = await download(result.text_patches_url);
  const { skipped_texts: skipped = [], localized_texts: translated } = result;
  expect(skipped.length).toBeGreaterThan(0);
  for (const [index, { confidence, coordinates, patch, text, as_set: set }] of skipped.entries()) {
    expect(confidence).toBeGreaterThan(0);
    expect(confidence).toBeLessThanOrEqual(1);
    expect(coordinates.center_x).toBeGreaterThan(0);
    const png = all.subarray(patch?.offset, (patch?.offset ?? 0) + (patch?.bytes ?? 0));
    expect((await sharp(png).metadata()).width).toBe(patch?.width);
    expect(set).toMatchObject({ id: skippedTextId(translated, index), localized_text: text, lang: 'es', patch });
  }
  const german = skipped.find(({ reason }) => reason === 'other-language');
  expect(german?.text).toMatch(/^K.se, Gem.se und Brot/);
  expect(german?.as_set).toMatchObject({ line_count: 2, text_alignment: 'left' });
  expect(german?.as_set?.dimensions.width).toBeGreaterThan(550);
});

test('lists carry the name of the file, and small versions of the original and of the result', async () => {
  const { body } = await server.send('GET', '/v1/images/processes', { token: user.token });
  const [listed] = z.array(processSummary).parse(body);
  expect(listed).toMatchObject({ file_name: 'Prices.png', failure_code: null });
  for (const thumbnails of [listed?.original_thumbnails, listed?.result_thumbnails]) {
    expect((await sharp(await download(thumbnails?.small)).metadata()).width).toBe(320);
    expect((await sharp(await download(thumbnails?.large)).metadata()).width).toBe(640);
  }
  const result = await entropyOf(await download(listed?.result_thumbnails?.large));
  expect(result).toBeGreaterThan(await entropyOf(await download(listed?.inpainted_image_url)));
});
