import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { imageProcess, isTerminal, languagesResponse, processResponse, signedUrl } from '@palimpsest/contract';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { samplePoster } from '../testing/sample-poster.ts';
import { endAllServers, startServerProcess, startWorkerProcess } from '../testing/server-process.ts';
import { createTestClient } from '../testing/test-client.ts';
import { startS3 } from '../testing/test-s3.ts';
import { useInstallation } from '../testing/use-installation.ts';

const installation = useInstallation();
afterEach(() => endAllServers());

test('a worker answers health and metrics on a port of its own, and finishes the image in work when it is told to stop', async () => {
  const variables = { ...installation.variables, WORKER_SLOTS: '1', METRICS_PORT: '0', DRAIN_SECONDS: '120' };
  const server = await startServerProcess(variables, ['--role=http']);
  const worker = await startWorkerProcess(variables);
  const url = /"url":"(http:[^"]+)","msg":"health and metrics"/.exec(worker.output())?.[1] ?? '';
  const watcher = createTestClient(url.replace('localhost', '127.0.0.1'));
  expect((await watcher.send('GET', '/healthz')).body).toEqual({ status: 'ok' });
  expect((await watcher.send('GET', '/readyz')).body).toMatchObject({ status: 'ok' });

  const user = await server.signUp();
  const begin = async () => {
    const imageId = await server.upload(user.token, await samplePoster());
    const json = { source_lang: 'English', target_lang: 'Spanish' };
    const { body } = await server.send('POST', `/v1/images/process/${imageId}`, { token: user.token, json });
    return processResponse.parse(body).message_id;
  };
  const look = async (messageId: string) => {
    const { body } = await server.send('GET', `/v1/images/process/${messageId}/status`, { token: user.token });
    return imageProcess.parse(body);
  };
  await eventually(async () =>
    expect((await server.send('GET', '/v1/languages', { token: user.token })).status).toBe(200),
  );
  const first = await begin();
  await eventually(async () => expect(isTerminal((await look(first)).status)).toBe(true));
  const metrics = await watcher.send('GET', '/metrics');
  expect(String(metrics.body)).toContain('palimpsest_jobs_total{outcome="processed"} 1');

  const second = await begin();
  await eventually(async () => expect((await look(second)).status).toBe('text_extraction_processing'));
  expect(await worker.end('SIGTERM')).toBe(0);
  expect((await look(second)).status).toBe('processed');
  expect(worker.output()).not.toContain('will be tried again');
});

/** A folder that only one process knows. */
async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'palimpsest-own-disk-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test('an HTTP process and a worker that share PostgreSQL and S3 alone take a picture from its upload to its result', async () => {
  const s3 = await startS3();
  onTestFinished(() => s3.stop());
  const shared = { ...installation.variables, ...s3.variables, AUTH_SECRET: 'abcdefghijklmnopqrstuvwxyz0123456789' };
  const server = await startServerProcess({ ...shared, DATA_DIR: await ownFolder() }, ['--role=http']);
  const user = await server.signUp();
  const imageId = await server.upload(user.token, await samplePoster());
  const json = { source_lang: 'English', target_lang: 'Spanish' };
  const start = () => server.send('POST', `/v1/images/process/${imageId}`, { token: user.token, json });
  const languages = () => server.send('GET', '/v1/languages', { token: user.token });
  for (const early of [await start(), await languages()]) {
    expect(early.status).toBe(503);
    expect(early.headers.get('retry-after')).toBe('10');
  }

  await startWorkerProcess({ ...shared, DATA_DIR: await ownFolder(), WORKER_SLOTS: '1' });
  await eventually(async () => expect((await languages()).status).toBe(200));
  const { pairs } = languagesResponse.parse((await languages()).body);
  expect(pairs.English).toContainEqual({ language: 'Spanish', translator: 'Apertium', download_bytes: null });

  const messageId = processResponse.parse((await start()).body).message_id;
  const done = await eventually(async () => {
    const { body } = await server.send('GET', `/v1/images/process/${messageId}/status`, { token: user.token });
    const process = imageProcess.parse(body);
    expect(isTerminal(process.status)).toBe(true);
    return process;
  });
  expect(done.error_message).toBeNull();
  const address = `/v1/images/signed-url?url=${encodeURIComponent(done.inpainted_image_url ?? '')}`;
  const { body } = await server.send('GET', address, { token: user.token });
  const result = await fetch(new URL(signedUrl.parse(body).signed_url, server.url));
  expect([result.status, result.headers.get('content-type')]).toEqual([200, 'image/png']);
  const { stdout } = spawnSync('ps', ['-A', '-o', 'ppid=,args='], { encoding: 'utf8' });
  const children = stdout.split('\n').filter((line) => Number.parseInt(line, 10) === server.pid);
  expect(children.filter((line) => line.includes('engine-child'))).toEqual([]);
});
