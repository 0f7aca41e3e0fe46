import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { text as readText } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { imageProcess, isTerminal, processResponse, type ImageProcess } from '@palimpsest/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFreshDatabase, type FreshDatabase } from '../testing/fresh-database.ts';
import { endAllServers, startServerProcess, type ServerProcess } from '../testing/server-process.ts';
import { samplePoster } from '../testing/sample-poster.ts';
import type { TestUser } from '../testing/test-client.ts';

const minutes = 60_000;
const secret = 'sk-very-secret-0123456789';

let dataDir: string;
let database: FreshDatabase;
let model: Server;
/** What the model does with the next request. */
let isDown: boolean;
let requests: string[];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'palimpsest-translators-'));
  database = await createFreshDatabase();
  isDown = false;
  requests = [];
  model = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      const body = await readText(request);
      requests.push(request.headers.authorization ?? '');
      if (isDown) {
        request.socket.destroy();
        return;
      }
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(chatAnswer(body)));
    };
    void answer();
  });
  await new Promise<void>((resolve) => {
    model.listen(0, '127.0.0.1', resolve);
  });
});
afterEach(async () => {
  await endAllServers();
  model.close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Answers as an endpoint of OpenAI's chat protocol, with the fixed parts of each text in a made-up translation. */
function chatAnswer(body: string): unknown {
  const { messages } = JSON.parse(body) as { messages: { content: string | { text: string }[] }[] };
  const content = messages.at(-1)?.content ?? '';
  const prompt = typeof content === 'string' ? content : (content[0]?.text ?? '');
  const { texts } = JSON.parse(prompt) as { texts: { id: number; text: string }[] };
  const translations = texts.map(({ id, text }) => ({
    id,
    translation: ['Texto del modelo', ...(text.match(/<span\b.*?<\/span>/gu) ?? [])].join(' '),
  }));
  const message = { role: 'assistant', content: JSON.stringify({ translations }) };
  return {
    id: '1',
    object: 'chat.completion',
    created: 1,
    model: 'm',
    choices: [{ index: 0, message, finish_reason: 'stop' }],
  };
}

async function launch(translators: string): Promise<ServerProcess> {
  return await startServerProcess({
    DATA_DIR: dataDir,
    WORKER_SLOTS: '1',
    LOG_LEVEL: 'debug',
    TRANSLATORS: translators,
    OPENAI_API_KEY: secret,
    OPENAI_BASE_URL: `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`,
    OPENAI_MODEL: 'test-model',
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
    expect(requests[0]).toBe(`Bearer ${secret}`);
    const metrics = await client.send('GET', '/metrics');
    for (const told of [client.output(), JSON.stringify(process), JSON.stringify(metrics.body)]) {
      expect(told).not.toContain(secret);
    }
  },
);

test('a model that breaks off in mid-job is followed by the next translator', { timeout: 5 * minutes }, async () => {
  isDown = true;
  const client = await launch('openai,apertium');
  const { process } = await localise(client);
  expect(process.status).toBe('processed');
  expect(requests.length).toBeGreaterThan(0);
  expect(client.output()).not.toContain(secret);
});

test(
  'where no translator is left the job fails, says why, and the credit is back',
  { timeout: 5 * minutes },
  async () => {
    isDown = true;
    const client = await launch('openai');
    const { user, process } = await localise(client);
    expect(process).toMatchObject({
      status: 'failed',
      error_message: 'test-model cannot be reached. Check the network and its URL.',
    });
    const { body } = await client.send('GET', '/v1/subscriptions/credits', { token: user.token });
    expect(body).toMatchObject({ remaining_credits: 5 });
    expect(client.output()).not.toContain(secret);
  },
);
