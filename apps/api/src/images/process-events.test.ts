import { processResponse, type ProcessEvent } from '@palimpsest/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { messagesOf } from '../testing/event-stream.ts';
import { blankPicture } from '../testing/sample-poster.ts';
import type { TestUser } from '../testing/test-client.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let user: TestUser;
let messageId: string;

async function startProcess(owner: TestUser, image: Buffer): Promise<string> {
  const id = await server.upload(owner.token, image);
  const answer = await server.send('POST', `/v1/images/process/${id}`, {
    token: owner.token,
    json: { target_lang: 'Spanish' },
  });
  return processResponse.parse(answer.body).message_id;
}

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  user = await server.signUp();
  messageId = await startProcess(user, await blankPicture());
});
afterAll(() => server.stop());

const listen = (token: string, headers: Record<string, string> = {}) =>
  fetch(new URL(`/v1/images/process/${messageId}/events`, server.url), {
    headers: { authorization: `Bearer ${token}`, ...headers },
  });

const setStatus = (status: string) =>
  server.application.database.db.execute(
    sql`update processes set status = ${status}::process_status, updated_at = now() where message_id = ${messageId}`,
  );

test('a stream tells the state now, each change, and ends with the terminal one', async () => {
  const response = await listen(user.token);
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(response.headers.get('cache-control')).toBe('no-store');
  const seen: string[] = [];
  for await (const { status, progress, queue_position: position, id, sent } of messagesOf(response)) {
    expect(sent).toBe(id);
    seen.push(`${status} ${progress} ${position}`);
    if (status === 'idle') await setStatus('localization_processing');
    if (status === 'localization_processing') await setStatus('failed');
  }
  expect(seen).toEqual(['idle 0 0', 'localization_processing 0.5 null', 'failed 1 null']);
});

test('whoever connects again is told only what is new', async () => {
  const first = await listen(user.token);
  const { value } = await messagesOf(first).next();
  const id = (value as ProcessEvent).id;
  const again = await listen(user.token, { 'last-event-id': id });
  const next = messagesOf(again).next();
  await setStatus('failed');
  expect((await next).value).toMatchObject({ status: 'failed' });
});

test('somebody else hears nothing', async () => {
  const stranger = await server.signUp();
  expect((await listen(stranger.token)).status).toBe(404);
  expect((await listen('')).status).toBe(401);
});

test('a stream ends with the session that opened it, and brings nothing more', async () => {
  const response = await listen(user.token);
  const messages = messagesOf(response);
  expect((await messages.next()).value).toMatchObject({ status: 'idle' });
  await server.send('POST', '/v1/auth/logout', { json: { refresh_token: user.refreshToken } });
  await setStatus('localization_processing');
  expect((await messages.next()).done).toBe(true);
});
