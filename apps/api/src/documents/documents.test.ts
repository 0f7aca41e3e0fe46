import {
  documentResponse,
  documentSaved,
  documentVersions,
  documentVersionsResponse,
  plans,
  processResponse,
  processSummary,
} from '@palimpsest/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { blankPicture } from '../testing/sample-poster.ts';
import type { TestUser } from '../testing/test-client.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let user: TestUser;
let path: string;
beforeAll(async () => {
  server = await startTestServer({ TRIAL_CREDITS: '100' });
  user = await server.signUp();
});
beforeEach(async () => {
  const image = await server.upload(user.token, await blankPicture());
  const json = { target_lang: 'Spanish' };
  const { body } = await server.send('POST', `/v1/images/process/${image}`, { token: user.token, json });
  path = `/v1/images/process/${processResponse.parse(body).message_id}/document`;
});
afterAll(() => server.stop());

const read = () => server.send('GET', path, { token: user.token });
const save = (content: object, headers: Record<string, string>) =>
  server.send('PUT', path, { token: user.token, json: { content }, headers });
const first = { 'if-none-match': '*' };
const basedOn = (version: number) => ({ 'if-match': `"${version}"` });

test('what was saved last comes back, with its version as ETag', async () => {
  expect((await read()).status).toBe(404);
  const saved = await save({ texts: ['Café'] }, first);
  expect(documentSaved.parse(saved.body).version).toBe(1);
  expect(saved.headers.get('etag')).toBe('"1"');
  await save({ texts: ['Tee'] }, basedOn(1));
  const answer = await read();
  expect(answer.headers.get('etag')).toBe('"2"');
  expect(documentResponse.parse(answer.body)).toMatchObject({ version: 2, content: { texts: ['Tee'] } });
});

/** The versions that the list of processes names, of the newest one. */
const listedVersions = async () => {
  const { body } = await server.send('GET', '/v1/images/processes?limit=1', { token: user.token });
  return z
    .array(processSummary)
    .parse(body)
    .map((process) => process.document_version);
};

test('lists say which version was saved last, and that there is none', async () => {
  expect(await listedVersions()).toEqual([null]);
  await save({ texts: ['Café'] }, first);
  await save({ texts: ['Tee'] }, basedOn(1));
  expect(await listedVersions()).toEqual([2]);
});

test('lost update: of two tabs that changed the same version one saves, the other is told, and nothing is lost', async () => {
  await save({ by: 'nobody' }, first);
  const answers = await Promise.all([save({ by: 'a' }, basedOn(1)), save({ by: 'b' }, basedOn(1))]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
  const refused = answers.find(({ status }) => status === 412);
  expect(refused?.body).toMatchObject({ code: 'precondition_failed' });
  expect(documentResponse.parse((await read()).body).version).toBe(2);
  expect((await save({ by: 'c' }, first)).status).toBe(412);
});

test('whoever does not say what they changed is asked to', async () => {
  expect((await save({}, {})).status).toBe(428);
  expect((await save({}, { 'if-match': '*' })).status).toBe(428);
});

test('the versions are listed, the newest first, and each can be read; nobody else sees them', async () => {
  const versions = (token = user.token) => server.send('GET', `${path}/versions`, { token });
  expect((await versions()).body).toEqual([]);
  await save({ texts: ['Café'] }, first);
  await save({ texts: ['Tee'] }, basedOn(1));
  const listed = documentVersionsResponse.parse((await versions()).body);
  expect(listed.map(({ version }) => version)).toEqual([2, 1]);
  const older = await server.send('GET', `${path}?version=1`, { token: user.token });
  expect(older.headers.get('etag')).toBe('"1"');
  expect(documentResponse.parse(older.body)).toMatchObject({ version: 1, content: { texts: ['Café'] } });
  expect((await server.send('GET', `${path}?version=3`, { token: user.token })).status).toBe(404);
  const stranger = await server.signUp();
  expect((await versions(stranger.token)).status).toBe(404);
  expect((await server.send('GET', `${path}?version=1`, { token: stranger.token })).status).toBe(404);
});

test('the last twenty versions are kept', async () => {
  await save({}, first);
  for (let version = 1; version < documentVersions + 5; version += 1) await save({ version }, basedOn(version));
  const { rows } = await server.application.database.db.execute(
    sql`select min(version) as oldest, count(*)::int as count from documents group by process_id order by count desc limit 1`,
  );
  expect(rows).toEqual([{ oldest: 6, count: documentVersions }]);
});

test('disk filling: documents count towards the room of the plan, and one that does not fit is refused', async () => {
  const content = { text: 'x'.repeat(100_000) };
  await save(content, first);
  const { rows } = await server.application.database.db.execute<{ bytes: number }>(
    sql`select sum(d.bytes)::int as bytes from documents d join processes p on p.id = d.process_id where p.user_id = ${user.id}`,
  );
  expect(rows[0]?.bytes).toBeGreaterThan(100_000);
  // Pretends that the documents fill the room of the trial but for some bytes.
  await server.application.database.db.execute(
    sql`update documents set bytes = ${plans.trial.storageBytes - 50_000} where content->>'text' = ${content.text}`,
  );
  expect(await save(content, basedOn(1))).toMatchObject({ status: 403, body: { code: 'quota_exceeded' } });
  await server.application.database.db.execute(sql`update documents set bytes = 0`);
  expect((await save(content, basedOn(1))).status).toBe(200);
});
