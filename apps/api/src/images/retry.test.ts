import { creditsResponse, deadLetter, imageProcess, processResponse } from '@palimpsest/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { auditEntries } from '../db/schema.ts';
import { failProcess } from '../jobs/repository.ts';
import { blankPicture } from '../testing/sample-poster.ts';
import type { TestUser } from '../testing/test-client.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let user: TestUser;
let admin: TestUser;
let messageId: string;

const json = { source_lang: 'English', target_lang: 'Spanish', blacklist: ['Acme'], localise_numbers: true };
const start = async (token: string, image: string) =>
  processResponse.parse((await server.send('POST', `/v1/images/process/${image}`, { token, json })).body).message_id;
const credits = async () =>
  creditsResponse.parse((await server.send('GET', '/v1/subscriptions/credits', { token: user.token })).body)
    .remaining_credits;
const retry = (id: string) => server.send('POST', `/v1/images/process/${id}/retry`, { token: user.token });
const db = () => server.application.database.db;
const fail = async (id: string) => {
  const { rows } = await db().execute<{ id: string }>(sql`select id from processes where message_id = ${id}`);
  await failProcess(db(), { processId: rows[0]?.id ?? '' }, { code: 'fault', message: 'It broke.' });
};

beforeAll(async () => {
  server = await startTestServer({ TRIAL_CREDITS: '20' });
  [user, admin] = [await server.signUp(), await server.signUp()];
  await db().execute(sql`update users set is_admin = true where id = ${admin.id}`);
  const login = { email: admin.email, password: admin.password };
  const { body } = await server.send('POST', '/v1/auth/login', { json: login });
  admin.token = z.object({ access_token: z.string() }).parse(body).access_token;
});
beforeEach(async () => {
  messageId = await start(user.token, await server.upload(user.token, await blankPicture()));
});
afterAll(() => server.stop());

test('a failed process starts again with the same choices, and costs what it was refunded', async () => {
  const before = await credits();
  expect((await retry(messageId)).status).toBe(409);
  await fail(messageId);
  const again = processResponse.parse((await retry(messageId)).body).message_id;
  const status = await server.send('GET', `/v1/images/process/${again}/status`, { token: user.token });
  expect(imageProcess.parse(status.body)).toMatchObject({ source_language: 'English', target_language: 'Spanish' });
  const kept = sql`select blacklist, localise_numbers from processes where message_id = ${again}`;
  expect((await db().execute(kept)).rows).toEqual([{ blacklist: ['Acme'], localise_numbers: true }]);
  expect(await credits()).toBe(before);
  const failed = await server.send('GET', `/v1/images/process/${messageId}/status`, { token: user.token });
  expect(failed.body).toMatchObject({ status: 'failed', failure_code: 'fault', error_message: 'It broke.' });
});

test('ten retries at the same time are one', async () => {
  await fail(messageId);
  const before = await credits();
  const answers = await Promise.all(Array.from({ length: 10 }, () => retry(messageId)));
  expect(new Set(answers.map(({ body }) => processResponse.parse(body).message_id)).size).toBe(1);
  expect(await credits()).toBe(before - 1);
});

test('a retry that failed is retried itself', async () => {
  await fail(messageId);
  const second = processResponse.parse((await retry(messageId)).body).message_id;
  await fail(second);
  const third = processResponse.parse((await retry(messageId)).body).message_id;
  expect(new Set([messageId, second, third]).size).toBe(3);
});

test('the staff lists dead letters and starts them again for free', async () => {
  await fail(messageId);
  const list = await server.send('GET', '/v1/admin/dead-letters', { token: admin.token });
  const [letter] = z.array(deadLetter).parse(list.body);
  expect(letter).toMatchObject({
    message_id: messageId,
    user_id: user.id,
    user_email: user.email,
    file_name: 'poster',
    failure_code: 'fault',
  });
  const before = await credits();
  const answer = await server.send('POST', `/v1/admin/dead-letters/${messageId}/retry`, { token: admin.token });
  expect(answer.status).toBe(200);
  expect(await credits()).toBe(before);
  // A refund of what was free would be a gift.
  await fail(processResponse.parse(answer.body).message_id);
  expect(await credits()).toBe(before);
  const noted = await server.application.database.db.select().from(auditEntries);
  expect(noted).toContainEqual(
    expect.objectContaining({
      action: 'POST /v1/admin/dead-letters/:message_id/retry',
      subject: `/v1/admin/dead-letters/${messageId}/retry`,
    }),
  );
});

test('an idempotency key of their own that looks like that of a retry gives nobody another process in its place', async () => {
  const image = await server.upload(user.token, await blankPicture());
  const headers = { 'idempotency-key': `retry of ${messageId}` };
  const own = await server.send('POST', `/v1/images/process/${image}`, { token: user.token, json, headers });
  await fail(messageId);
  const again = processResponse.parse((await retry(messageId)).body).message_id;
  expect([messageId, processResponse.parse(own.body).message_id]).not.toContain(again);
});
