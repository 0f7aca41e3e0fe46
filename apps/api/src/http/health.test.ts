import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { trialCredits } from '@palimpsest/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const token = 'a token of whoever collects';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ METRICS_TOKEN: token, TRUST_PROXY: 'loopback' });
});
afterAll(() => server.stop());

test('/healthz says that the process runs', async () => {
  const { status, body } = await server.send('GET', '/healthz');
  expect([status, body]).toEqual([200, { status: 'ok' }]);
});

test('/readyz names what does not work, and recovers by itself', async () => {
  const ready = await server.send('GET', '/readyz');
  expect([ready.status, ready.body]).toEqual([200, { status: 'ok', checks: { database: 'ok', storage: 'ok' } }]);
  const temporary = join(server.dataDir, 'temporary');
  await rename(temporary, `${temporary}-away`);
  const { status, body } = await server.send('GET', '/readyz');
  await rename(`${temporary}-away`, temporary);
  expect([status, body]).toEqual([503, { status: 'unavailable', checks: { database: 'ok', storage: 'failed' } }]);
  expect((await server.send('GET', '/readyz')).status).toBe(200);
});

test('/metrics tells whoever has the token what happened', async () => {
  await server.send('GET', '/v1/user/profile');
  const { status, headers, body } = await server.send('GET', '/metrics', { token });
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('text/plain');
  const text = String(body);
  expect(text).toContain('palimpsest_queue_waiting 0');
  expect(text).toContain('palimpsest_queue_oldest_seconds 0');
  expect(text).toMatch(
    /palimpsest_http_request_duration_seconds_count\{method="GET",route="\/v1\/user\/profile",status="401"\} 1/,
  );
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
});

test('/metrics tells how many credits users can still spend', async () => {
  const outstanding = async () => {
    const { body } = await server.send('GET', '/metrics', { token });
    return Number(/^palimpsest_credits_outstanding (\d+)$/m.exec(String(body))?.[1]);
  };
  const before = await outstanding();
  await server.signUp();
  await server.signUp();
  expect((await outstanding()) - before).toBe(2 * trialCredits);
});

test('/metrics is for nobody else', async () => {
  const answers = [
    await server.send('GET', '/metrics'),
    await server.send('GET', '/metrics', { token: 'another token of the same size' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
});

test('without a token, /metrics is for this machine only', async () => {
  const open = await startTestServer({ TRUST_PROXY: 'loopback' });
  const from = (address: string) => open.send('GET', '/metrics', { headers: { 'x-forwarded-for': address } });
  const statuses = [(await from('127.0.0.1')).status, (await from('203.0.113.5')).status];
  await open.stop();
  expect(statuses).toEqual([200, 404]);
});
