import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { imageProcess, isTerminal, processResponse, type ImageProcess } from '@palimpsest/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startChatModel, type ChatModel } from '../testing/chat-model.ts';
import { createFreshDatabase, type FreshDatabase } from '../testing/fresh-database.ts';
import { endAllServers, startServerProcess, type ServerProcess } from '../testing/server-process.ts';
import { samplePoster } from '../testing/sample-poster.ts';
import type { TestUser } from '../testing/test-client.ts';

const minutes = 60_000;

let dataDir: string;
let database: FreshDatabase;
let model: ChatModel;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'palimpsest-translators-'));
  database = await createFreshDatabase();
  model = await startChatModel();
});
afterEach(async () => {
  await endAllServers();
  model.close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function launch(translators: string): Promise<ServerProcess> {
  return await startServerProcess({
    DATA_DIR: dataDir,
    WORKER_SLOTS: '1',
    LOG_LEVEL: 'debug',
    TRANSLATORS: translators,
    ...model.variables,
    ...database.variables,
  });
}

async function localise(client: ServerProcess): Promise<{ user: TestUser; process: ImageProcess }> {
  const user = await client.signUp();
  const imageId = await client.upload(user.token, await samplePoster());
  const json = { source_lang: 'English', target_lang: 'Spanish' };
  const started = await client.send('POST', `/v1/images/process/${imageId}`, { token: user.token, json });
  const { message_id: messageId } = processResponse.parse(started.body);
  const look = async (): Promise<ImageProcess> => {
    const { body } = await client.send('GET', `/v1/images/process/${messageId}/status`, { token: user.token });
    return imageProcess.parse(body);
  };
  await vi.waitFor(async () => expect(isTerminal((await look()).status)).toBe(true), {
    timeout: 3 * minutes,
    interval: 250,
  });
  return { user, process: await look() };
}

test(
  'a configured model translates what is uploaded, and its key is told nowhere',
  { timeout: 5 * minutes },
  async () => {
    const client = await launch('openai');
    const { process } = await localise(client);
    expect(process.error_message).toBeNull();
    expect(process.localized_texts.some(({ localized_text: text }) => /texto del modelo/i.test(text))).toBe(true);
    const notes = process.localized_texts.map(({ translation_note: note }) => note);
    expect(notes).toContainEqual({ origin: 'translator', by: 'test-model', similar: [] });
    expect(model.requests[0]).toBe(`Bearer ${model.key}`);
    const metrics = await client.send('GET', '/metrics');
    for (const told of [client.output(), JSON.stringify(process), JSON.stringify(metrics.body)]) {
      expect(told).not.toContain(model.key);
    }
  },
);

test('a model that breaks off in mid-job is followed by the next translator', { timeout: 5 * minutes }, async () => {
  model.setDown(true);
  const client = await launch('openai,apertium');
  const { process } = await localise(client);
  expect(process.status).toBe('processed');
  expect(model.requests.length).toBeGreaterThan(0);
  expect(client.output()).not.toContain(model.key);
});

test(
  'where no translator is left the job fails, says why, and the credit is back',
  { timeout: 5 * minutes },
  async () => {
    model.setDown(true);
    const client = await launch('openai');
    const { user, process } = await localise(client);
    expect(process).toMatchObject({
      status: 'failed',
      error_message: 'test-model cannot be reached. Check the network and its URL.',
    });
    const { body } = await client.send('GET', '/v1/subscriptions/credits', { token: user.token });
    expect(body).toMatchObject({ remaining_credits: 5 });
    expect(client.output()).not.toContain(model.key);
  },
);
