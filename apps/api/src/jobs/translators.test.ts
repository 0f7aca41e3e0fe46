import { imageProcess, isTerminal, processResponse, signedUrl, type ImageProcess } from '@palimpsest/contract';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { startChatModel, type ChatModel } from '../testing/chat-model.ts';
import { eventually } from '../testing/eventually.ts';
import { startServerProcess, type ServerProcess } from '../testing/server-process.ts';
import { samplePoster, wholePoster } from '../testing/sample-poster.ts';
import type { TestUser } from '../testing/test-client.ts';
import { startTranslationServices } from '../testing/translation-services.ts';
import { useInstallation } from '../testing/use-installation.ts';

const installation = useInstallation();
let model: ChatModel;
beforeEach(async () => {
  model = await startChatModel();
});
afterEach(() => model.close());

async function launch(translators: NodeJS.ProcessEnv): Promise<ServerProcess> {
  return await startServerProcess({
    WORKER_SLOTS: '1',
    LOG_LEVEL: 'debug',
    ...translators,
    ...installation.variables,
  });
}

async function localise(client: ServerProcess, poster: Buffer): Promise<{ user: TestUser; process: ImageProcess }> {
  const user = await client.signUp();
  const imageId = await client.upload(user.token, poster);
  const json = { source_lang: 'English', target_lang: 'Spanish', localise_numbers: true };
  const started = await client.send('POST', `/v1/images/process/${imageId}`, { token: user.token, json });
  const { message_id: messageId } = processResponse.parse(started.body);
  const look = async (): Promise<ImageProcess> => {
    const { body } = await client.send('GET', `/v1/images/process/${messageId}/status`, { token: user.token });
    return imageProcess.parse(body);
  };
  await eventually(async () => expect(isTerminal((await look()).status)).toBe(true));
  return { user, process: await look() };
}

test('a picture goes from upload to export through every service, each asked in its own protocol, and no key is told', async () => {
  const services = await startTranslationServices(installation.dataDir);
  onTestFinished(() => services.close());
  const client = await launch(services.variables);
  const { user, process } = await localise(client, await wholePoster());
  expect(process.error_message).toBeNull();
  const translated = process.localized_texts.filter(({ translation_note: note }) => note?.origin === 'translator');
  expect(new Set(translated.map(({ translation_note: note }) => note?.by))).toEqual(new Set(services.names));
  for (const { localized_text: text } of translated) expect(text).toMatch(/palabras nuevas/i);
  expect(process.localized_texts.map(({ localized_text: text }) => text)).toContain('2,40\u00A0$');

  const query = `?url=${process.inpainted_image_url ?? ''}`;
  const { body } = await client.send('GET', `/v1/images/signed-url${query}`, { token: user.token });
  const picture = await fetch(new URL(signedUrl.parse(body).signed_url, client.url));
  expect(await sharp(await picture.arrayBuffer()).metadata()).toMatchObject({
    format: 'png',
    width: 1200,
    height: 1600,
  });

  const metrics = await client.send('GET', '/metrics');
  expect(metrics.body).toMatch(/^palimpsest_translation_tokens_today\{translator="chat-model",direction="in"\} [1-9]/m);
  expect(metrics.body).toMatch(/^palimpsest_translation_characters_today\{translator="DeepL"\} [1-9]/m);
  for (const told of [client.output(), JSON.stringify(process), JSON.stringify(metrics.body)]) {
    expect(told).not.toContain(services.key);
  }
});

test('a model that breaks off in mid-job is followed by the next translator', async () => {
  model.setDown(true);
  const client = await launch({ ...model.variables, TRANSLATORS: 'openai,apertium' });
  const { process } = await localise(client, await samplePoster());
  expect(process.status).toBe('processed');
  expect(model.requests.length).toBeGreaterThan(0);
  expect(client.output()).not.toContain(model.key);
});

test('where no translator is left the job fails, says why, and the credit is back', async () => {
  model.setDown(true);
  const client = await launch({ ...model.variables, TRANSLATORS: 'openai' });
  const { user, process } = await localise(client, await samplePoster());
  expect(process).toMatchObject({
    status: 'failed',
    error_message: 'test-model cannot be reached. Check the network and its URL.',
  });
  const { body } = await client.send('GET', '/v1/subscriptions/credits', { token: user.token });
  expect(body).toMatchObject({ remaining_credits: 5 });
  expect(client.output()).not.toContain(model.key);
});
