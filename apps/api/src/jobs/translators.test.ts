import { imageProcess, isTerminal, processResponse, signedUrl, type ImageProcess } from '@palimpsest/contract';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { startChatModel, type ChatModel } from '../testing/chat-model.ts';
import { eventually } from '../testing/eventually.ts';
import type { ServerProcess } from '../testing/server-process.ts';
import { samplePoster, wholePoster } from '../testing/sample-poster.ts';
import type { TestUser } from '../testing/test-client.ts';
import { startTranslationServices } from '../testing/translation-services.ts';
import { useServer } from '../testing/use-server.ts';

const installation = useServer();
let model: ChatModel;
beforeEach(async () => {
  model = await startChatModel();
});
afterEach(() => model.close());

const launch = (translators: NodeJS.ProcessEnv) =>
  installation.launch({ WORKER_SLOTS: '1', LOG_LEVEL: 'debug', ...translators });

interface Job {
  user: TestUser;
  look: () => Promise<ImageProcess>;
}

async function begin(client: ServerProcess, poster: Buffer): Promise<Job> {
  const user = await client.signUp();
  const imageId = await client.upload(user.token, poster);
  const json = { source_lang: 'English', target_lang: 'Spanish', localise_numbers: true };
  const started = await client.send('POST', `/v1/images/process/${imageId}`, { token: user.token, json });
  const { message_id: messageId } = processResponse.parse(started.body);
  const look = async (): Promise<ImageProcess> => {
    const { body } = await client.send('GET', `/v1/images/process/${messageId}/status`, { token: user.token });
    return imageProcess.parse(body);
  };
  return { user, look };
}

async function end({ look }: Job): Promise<ImageProcess> {
  await eventually(async () => expect(isTerminal((await look()).status)).toBe(true));
  return await look();
}

async function localise(client: ServerProcess, poster: Buffer): Promise<{ user: TestUser; process: ImageProcess }> {
  const job = await begin(client, poster);
  return { user: job.user, process: await end(job) };
}

/** All outputs beside the pictures: the log, the API's answers, the metrics. */
async function allToldBy(client: ServerProcess, { token }: TestUser, ...further: unknown[]): Promise<string> {
  const paths = ['/v1/languages', '/v1/config', '/v1/images/processes', '/openapi.json', '/metrics', '/readyz'];
  const answers = await Promise.all(paths.map((path) => client.send('GET', path, { token })));
  expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200));
  return [client.output(), ...[...answers, ...further].map((told) => JSON.stringify(told))].join('\n');
}

const toldOf = (secrets: readonly string[], told: string): string[] =>
  secrets.filter((secret) => told.includes(secret));

test('a picture goes from upload to export through every service, each asked in its own protocol; no key is told, not even where a service refuses and quotes it', async () => {
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
  expect(toldOf(services.secrets, await allToldBy(client, user, process))).toEqual([]);

  services.refuseKeys();
  const json = { message_id: process.message_id, text_ids: translated.slice(0, 1).map(({ id }) => id) };
  const refused = await client.send('POST', '/v1/texts/translate', { token: user.token, json });
  const refusal = { code: 'translation-failed', translator: 'LibreTranslate', status: 401 };
  expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable', refusal } });
  const failed = await localise(client, await samplePoster());
  expect(failed.process).toMatchObject({
    status: 'failed',
    failure_code: 'refused',
    error_message: 'LibreTranslate refused the key (401). Check the key.',
    refusal,
  });
  expect(toldOf(services.secrets, await allToldBy(client, failed.user, refused, failed.process))).toEqual([]);
});

/** A job whose translator is killed while it has the texts. */
async function withKilledModel(translators: string): Promise<{ client: ServerProcess; job: Job; over: ImageProcess }> {
  model.hang();
  const client = await launch({ ...model.variables, TRANSLATORS: translators });
  const job = await begin(client, await samplePoster());
  await eventually(() => Promise.resolve(expect(model.requests).toHaveLength(1)));
  expect((await job.look()).status).toBe('localization_processing');
  model.kill();
  return { client, job, over: await end(job) };
}

test('a translator that is killed in mid-job is followed by the next one, and each text says who made it', async () => {
  const { client, over } = await withKilledModel('openai,apertium');
  expect(over.status).toBe('processed');
  const notes = over.localized_texts.map(({ translation_note: note }) => note);
  expect(notes).toContainEqual(expect.objectContaining({ origin: 'translator', by: 'Apertium' }));
  expect(notes.filter((note) => note?.by === 'test-model')).toEqual([]);
  expect(client.output()).not.toContain(model.key);
});

test('where no translator is left the job fails, says why, and the credit is back', async () => {
  const { client, job, over } = await withKilledModel('openai');
  expect(over).toMatchObject({
    status: 'failed',
    failure_code: 'refused',
    error_message: 'test-model cannot be reached. Check the network and its URL.',
    refusal: { code: 'translation-failed', translator: 'test-model' },
  });
  const { body } = await client.send('GET', '/v1/subscriptions/credits', { token: job.user.token });
  expect(body).toMatchObject({ remaining_credits: 5 });
  expect(client.output()).not.toContain(model.key);
});
