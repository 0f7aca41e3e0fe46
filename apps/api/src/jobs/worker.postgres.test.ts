import { imageProcess, isTerminal, processResponse } from '@palimpsest/contract';
import { afterEach, expect, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { samplePoster } from '../testing/sample-poster.ts';
import { endAllServers, startServerProcess, startWorkerProcess } from '../testing/server-process.ts';
import { createTestClient } from '../testing/test-client.ts';
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
