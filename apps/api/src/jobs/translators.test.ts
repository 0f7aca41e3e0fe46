import { imageProcess, isTerminal, processResponse, type ImageProcess } from '@palimpsest/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startChatModel, type ChatModel } from '../testing/chat-model.ts';
import { eventually } from '../testing/eventually.ts';
import { startServerProcess, type ServerProcess } from '../testing/server-process.ts';
import { samplePoster } from '../testing/sample-poster.ts';
import type { TestUser } from '../testing/test-client.ts';
import { useInstallation } from '../testing/use-installation.ts';

const installation = useInstallation();
let model: ChatModel;
beforeEach(async () => {
  model = await startChatModel();
});
afterEach(() => model.close());

async function launch(translators: string): Promise<ServerProcess> {
  return await startServerProcess({
    WORKER_SLOTS: '1',
    LOG_LEVEL: 'debug',
    TRANSLATORS: translators,
    ...model.variables,
    ...installation.variables,
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
  await eventually(async () => expect(isTerminal((await look()).status)).toBe(true));
  return { user, process: await look() };
}

test('a configured model translates what is uploaded, and its key is told nowhere', async () => {
  const client = await launch('openai');
  const { process } = await localise(client);
  expect(process.error_message).toBeNull();
  expect(process.localized_texts.some(({ localized_text: text }) => /texto del modelo/i.test(text))).toBe(true);
  const notes = process.localized_texts.map(({ translation_note: note }) => note);
  expect(notes).toContainEqual({ origin: 'translator', by: 'test-model', similar: [] });
  expect(model.requests[0]).toBe(`Bearer ${model.key}`);
  const metrics = await client.send('GET', '/metrics');
  expect(metrics.body).toMatch(/^palimpsest_translation_tokens_today\{translator="test-model",direction="in"\} \d0$/m);
  for (const told of [client.output(), JSON.stringify(process), JSON.stringify(metrics.body)]) {
    expect(told).not.toContain(model.key);
  }
});

test('a model that breaks off in mid-job is followed by the next translator', async () => {
  model.setDown(true);
  const client = await launch('openai,apertium');
  const { process } = await localise(client);
  expect(process.status).toBe('processed');
  expect(model.requests.length).toBeGreaterThan(0);
  expect(client.output()).not.toContain(model.key);
});

test('where no translator is left the job fails, says why, and the credit is back', async () => {
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
});
