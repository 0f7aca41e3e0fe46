import { openModelServer, type ModelServer } from '@palimpsest/engine/testing/model-server';
import { imageProcess, processResponse, type ImageProcess, type ProcessEvent } from '@palimpsest/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { messagesOf } from '../testing/event-stream.ts';
import { samplePoster } from '../testing/sample-poster.ts';
import type { ServerProcess } from '../testing/server-process.ts';
import type { TestUser } from '../testing/test-client.ts';
import { useServer } from '../testing/use-server.ts';

const installation = useServer();
const pair = { source_lang: 'English', target_lang: 'Spanish' };
/** Bytes after which the connection of the first file stays silent until the test lets it break. */
const cutAfter = 1_000;

let models: ModelServer;
let server: ServerProcess;
let user: TestUser;

beforeAll(async () => {
  const words = { The: 'La', the: 'la', Corner: 'Esquina', corner: 'esquina', House: 'Casa', house: 'casa' };
  models = await openModelServer([{ from: 'en', to: 'es', words }]);
});
beforeEach(async () => {
  server = await installation.launch({
    WORKER_SLOTS: '1',
    TRANSLATORS: 'bergamot',
    MODELS_DIR: '',
    MODELS_URL: models.url,
  });
  user = await server.signUp();
});
afterAll(() => models.close());

const send = (method: string, path: string, json?: unknown) => server.send(method, path, { token: user.token, json });

async function start(): Promise<string> {
  const image = await server.upload(user.token, await samplePoster());
  return processResponse.parse((await send('POST', `/v1/images/process/${image}`, pair)).body).message_id;
}

async function look(messageId: string): Promise<ImageProcess> {
  return imageProcess.parse((await send('GET', `/v1/images/process/${messageId}/status`)).body);
}

/** Calls `onEvent` with each event of a process until its stream ends; returns the process as it is then. */
async function follow(messageId: string, onEvent: (event: ProcessEvent) => Promise<void>): Promise<ImageProcess> {
  const headers = { authorization: `Bearer ${user.token}` };
  const stream = await fetch(new URL(`/v1/images/process/${messageId}/events`, server.url), { headers });
  for await (const event of messagesOf(stream)) await onEvent(event);
  return await look(messageId);
}

const textOf = ({ localized_texts: texts }: ImageProcess, original: string) =>
  texts.find(({ original_text: text }) => text === original);

// This test comes first, because it is the one that fetches the model.
test('a picture that waits for a model says how much of it is there, until it is translated', async () => {
  const seen = Promise.withResolvers<void>();
  models.faults.push({ cutAfter, once: seen.promise });
  const messageId = await start();
  const polled: (ImageProcess | undefined)[] = [];
  const done = await follow(messageId, async ({ status, model_download: download }) => {
    if (download?.received_bytes !== cutAfter) return;
    expect(status).toBe('localization_processing');
    expect(download.total_bytes).toBeGreaterThan(cutAfter);
    polled.push(await look(messageId));
    seen.resolve();
  });
  expect(polled[0]).toMatchObject({
    status: 'localization_processing',
    model_download: { received_bytes: cutAfter },
  });
  expect(done).toMatchObject({ status: 'processed', error_message: null, model_download: null });
  expect(textOf(done, 'THE CORNER HOUSE')).toMatchObject({
    localized_text: 'LA ESQUINA CASA',
    translation_note: { origin: 'translator', by: 'Bergamot' },
  });
});

test('terms of the glossary and translations of the memory stand in what a model translates', async () => {
  await send('POST', '/v1/glossary', { ...pair, term: 'Corner', translation: 'Rinconcito' });
  await send('POST', '/v1/memory', { ...pair, source: 'Coffee & Cake', translation: 'Café con tarta casera' });
  const done = await follow(await start(), async () => {});
  expect(textOf(done, 'THE CORNER HOUSE')).toMatchObject({
    localized_text: 'LA RINCONCITO CASA',
    translation_note: { origin: 'translator', by: 'Bergamot' },
  });
  expect(textOf(done, 'Coffee & Cake')).toMatchObject({
    localized_text: 'Café con tarta casera',
    translation_note: { origin: 'memory' },
  });
});
