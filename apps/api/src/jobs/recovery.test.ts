import { spawnSync } from 'node:child_process';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { imageProcess, isTerminal, processResponse, type ImageProcess } from '@palimpsest/contract';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import type { ServerProcess } from '../testing/server-process.ts';
import { blankPicture, largePoster, samplePoster, tinyPoster } from '../testing/sample-poster.ts';
import type { TestUser } from '../testing/test-client.ts';
import { useServer } from '../testing/use-server.ts';

const installation = useServer();

/** Tests with the same settings stand one after the other: they share the server. */
const launch = (variables: NodeJS.ProcessEnv = {}) => installation.launch({ WORKER_SLOTS: '1', ...variables });

/** Settings of the tests that need few attempts, or an engine that is replaced after each image. */
const fewAttempts = { JOB_ATTEMPTS: '3', ENGINE_RECYCLE_MB: '100' };

/** Ids of the engines below a server, dead or alive as the system sees them. */
function enginesOf(parent: number): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  const rows = stdout.split('\n').filter((line) => line.includes('engine-child'));
  return rows
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, ppid]) => (ppid === parent && pid ? [pid] : []));
}

function isAlive(pid: number): boolean {
  return (
    spawnSync('ps', ['-p', String(pid), '-o', 'stat='], { encoding: 'utf8' })
      .stdout.trim()
      .replace(/^Z.*/, '') !== ''
  );
}

async function begin(client: ServerProcess, bytes: Buffer): Promise<{ user: TestUser; messageId: string }> {
  const user = await client.signUp();
  const imageId = await client.upload(user.token, bytes);
  const json = { source_lang: 'English', target_lang: 'Spanish' };
  const { body } = await client.send('POST', `/v1/images/process/${imageId}`, { token: user.token, json });
  return { user, messageId: processResponse.parse(body).message_id };
}

async function look(
  client: ServerProcess,
  { user, messageId }: { user: TestUser; messageId: string },
): Promise<ImageProcess> {
  const { body } = await client.send('GET', `/v1/images/process/${messageId}/status`, { token: user.token });
  return imageProcess.parse(body);
}

async function until(
  client: ServerProcess,
  job: { user: TestUser; messageId: string },
  reached: (process: ImageProcess) => boolean,
): Promise<ImageProcess> {
  return await eventually(async () => {
    const process = await look(client, job);
    if (!reached(process)) throw new Error(`still ${process.status}`);
    return process;
  });
}

/** The engine says what it can translate once it is loaded. */
async function untilEngineIsLoaded(client: ServerProcess) {
  const user = await client.signUp();
  expect((await client.send('GET', '/v1/languages', { token: user.token })).status).toBe(200);
}

const isReading = ({ status }: ImageProcess) => status === 'text_extraction_processing';
const isOver = ({ status }: ImageProcess) => isTerminal(status);
const creditsOf = async (client: ServerProcess, { token }: TestUser) =>
  (await client.send('GET', '/v1/subscriptions/credits', { token })).body;

test('an image goes through its stages in order and comes back without its text', async () => {
  const client = await launch();
  const poster = await samplePoster();
  const job = await begin(client, poster);
  const seen = new Set<string>();
  const process = await until(client, job, (current) => {
    seen.add(current.status);
    return isOver(current);
  });
  expect(process).toMatchObject({ status: 'processed', error_message: null });
  const order = [
    'idle',
    'processing',
    'downloading_image',
    'text_extraction_processing',
    'localization_processing',
    'inpainting_processing',
    'uploading_results',
    'processed',
  ];
  expect([...seen]).toEqual(order.filter((status) => seen.has(status)));
  expect(seen).toContain('text_extraction_processing');

  expect(process.localized_texts.map((text) => text.original_text)).toContain('Coffee & Cake');
  const title = process.localized_texts.find((text) => text.original_text === 'Coffee & Cake');
  expect(title?.localized_text).toMatch(/^Café/);
  expect(title?.length_ratio).toBeCloseTo((title?.localized_text.length ?? 0) / 'Coffee & Cake'.length);

  const url = encodeURIComponent(process.inpainted_image_url ?? '');
  const signed = await client.send('GET', `/v1/images/signed-url?url=${url}`, { token: job.user.token });
  const { signed_url: address } = signed.body as { signed_url: string };
  const result = Buffer.from(await (await fetch(new URL(address, client.url))).arrayBuffer());
  expect(await sharp(result).metadata()).toMatchObject({ format: 'png', width: 1200, height: 320 });
  expect(await creditsOf(client, job.user)).toMatchObject({ remaining_credits: 4 });
});

test('a picture without text fails with that reason, and its credit comes back', async () => {
  const client = await launch();
  const job = await begin(client, await blankPicture());
  const { status, error_message: reason, failure_code: code, refusal } = await until(client, job, isOver);
  expect({ status, code, refusal }).toEqual({
    status: 'failed',
    code: 'refused',
    refusal: { code: 'no-text-found' },
  });
  expect(reason).toMatch(/^No text was found in this image\./);
  expect(await creditsOf(client, job.user)).toMatchObject({ remaining_credits: 5 });
});

test('kill -9 of the engine in the middle of a job: the job starts again, and one credit is taken once', async () => {
  const client = await launch();
  const job = await begin(client, await samplePoster());
  await until(client, job, isReading);
  const [engine = 0] = enginesOf(client.pid);
  process.kill(engine, 'SIGKILL');
  await eventually(() => expect(enginesOf(client.pid).filter((pid) => pid !== engine)).toHaveLength(1));
  expect((await until(client, job, isOver)).status).toBe('processed');
  expect(await creditsOf(client, job.user)).toMatchObject({ remaining_credits: 4 });
});

test('storage that is gone for seconds: each attempt that fails is logged, and a later one succeeds', async () => {
  const client = await launch();
  await untilEngineIsLoaded(client);
  const files = join(installation.dataDir, 'files');
  const user = await client.signUp();
  const imageId = await client.upload(user.token, await tinyPoster());
  const before = client.output().length;
  const output = () => client.output().slice(before);
  await rename(files, `${files}-away`);
  const json = { source_lang: 'English', target_lang: 'Spanish' };
  const { body } = await client.send('POST', `/v1/images/process/${imageId}`, { token: user.token, json });
  const failures = () => output().match(/"attempt":\d+,"msg":"image will be tried again"/g) ?? [];
  await eventually(() => expect(failures().length).toBeGreaterThanOrEqual(3));
  await rename(`${files}-away`, files);
  const job = { user, messageId: processResponse.parse(body).message_id };
  expect((await until(client, job, isOver)).status).toBe('processed');
  expect(output()).toContain('ENOENT');
  expect(await creditsOf(client, user)).toMatchObject({ remaining_credits: 4 });
});

test('kill -9 of the server in the middle of a job: no process stays, the job starts again, and one credit is taken once', async () => {
  const first = await launch();
  const job = await begin(first, await samplePoster());
  await until(first, job, isReading);
  const engines = enginesOf(first.pid);
  expect(engines).toHaveLength(1);
  const killed = Date.now();
  await first.end('SIGKILL');

  const second = await launch();
  await until(second, job, (process) => Date.parse(process.updated_at) > killed);
  await eventually(() => expect(engines.filter(isAlive)).toEqual([]));
  expect((await until(second, job, isOver)).status).toBe('processed');
  expect(await creditsOf(second, job.user)).toMatchObject({ remaining_credits: 4 });
});

test('a server that is told to stop in the middle of a job ends with all its processes, and goes on when it starts again', async () => {
  const first = await launch();
  const job = await begin(first, await samplePoster());
  await until(first, job, isReading);
  const engines = enginesOf(first.pid);
  // The server ended by itself: one that hangs is killed, which gives another code.
  expect(await first.end('SIGTERM')).toBe(0);
  expect(engines.filter(isAlive)).toEqual([]);

  // The next tests need a server with these settings.
  const second = await launch(fewAttempts);
  expect((await until(second, job, isOver)).status).toBe('processed');
  expect(await creditsOf(second, job.user)).toMatchObject({ remaining_credits: 4 });
});

test('an image that breaks the engine every time is given up, and its credit comes back once', async () => {
  const client = await launch(fewAttempts);
  const job = await begin(client, await largePoster());
  const outcome = await until(client, job, (current) => {
    if (isReading(current)) for (const pid of enginesOf(client.pid)) process.kill(pid, 'SIGKILL');
    return isOver(current);
  });
  expect(outcome).toMatchObject({
    status: 'failed',
    error_message:
      'The image could not be processed because of a fault on our side. Your credit was returned. Please try again later.',
  });
  expect(await creditsOf(client, job.user)).toMatchObject({ remaining_credits: 5 });
});

test('an engine that holds too much memory after an image is replaced', async () => {
  const client = await launch(fewAttempts);
  const first = await begin(client, await blankPicture());
  await until(client, first, isOver);
  const [engine] = enginesOf(client.pid);
  const job = await begin(client, await tinyPoster());
  await until(client, job, isOver);
  await eventually(() => expect(enginesOf(client.pid)).not.toContain(engine));
});

test('a job that takes too long is stopped inside the engine, and its credit comes back', async () => {
  const client = await launch({ JOB_TIMEOUT: '1' });
  await untilEngineIsLoaded(client);
  const job = await begin(client, await largePoster());
  expect(await until(client, job, isOver)).toMatchObject({ status: 'failed', error_message: 'timeout exceeded' });
  expect(await creditsOf(client, job.user)).toMatchObject({ remaining_credits: 5 });
});
