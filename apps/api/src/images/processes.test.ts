import {
  languagesResponse,
  imageProcess,
  processResponse,
  processSummary,
  type ProcessPayload,
  type ProcessSummary,
} from '@palimpsest/contract';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { blankPicture } from '../testing/sample-poster.ts';
import type { TestUser } from '../testing/test-client.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { jobPriority } from './repository.ts';

const startsPerHour = 20;

let server: TestServer;
let user: TestUser;
let imageId: string;

const toSpanish: ProcessPayload = { source_lang: 'English', target_lang: 'Spanish' };

const start = (
  image: string,
  json: unknown,
  { token, headers }: { token?: string; headers?: Record<string, string> } = {},
) =>
  server.send('POST', `/v1/images/process/${image}`, { token: token ?? user.token, json, ...(headers && { headers }) });
const credits = async (token = user.token) => (await server.send('GET', '/v1/subscriptions/credits', { token })).body;
const list = async (query: string, token = user.token): Promise<ProcessSummary[]> =>
  z
    .array(z.strictObject(processSummary.shape))
    .parse((await server.send('GET', `/v1/images/processes${query}`, { token })).body);
const userWithImage = async () => {
  const other = await server.signUp();
  return { ...other, imageId: await server.upload(other.token, await blankPicture()) };
};
const refusedField = async (json: unknown) => {
  const { status, body } = await start(imageId, json);
  expect(status).toBe(422);
  return z.object({ detail: z.array(z.object({ loc: z.array(z.string()), msg: z.string() })) }).parse(body).detail[0];
};

beforeAll(async () => {
  server = await startTestServer({ STARTS_PER_HOUR: String(startsPerHour) });
  user = await server.signUp();
  imageId = await server.upload(user.token, await blankPicture());
});
afterAll(() => server.stop());

describe('a process that cannot start costs nothing', () => {
  test.each([
    [{}, 'target_lang', 'Target language is required'],
    [
      { target_lang: 'Klingon' },
      'target_lang',
      'The target language "Klingon" is not known. Please choose one of the supported languages.',
    ],
    [
      { source_lang: 'english', target_lang: 'Spanish' },
      'source_lang',
      'The source language "english" is not known. Please choose one of the supported languages.',
    ],
    [
      { source_lang: 'Spanish', target_lang: 'Spanish' },
      'target_lang',
      'Source and target language are both Spanish. Please choose two different languages.',
    ],
    [
      { target_lang: 'English' },
      'target_lang',
      'Source and target language are both English. Please choose two different languages.',
    ],
  ])('%o', async (payload, field, msg) => {
    expect(await refusedField(payload)).toEqual({ loc: ['body', field], msg, type: undefined });
  });

  test.each([
    ['an unknown field', { ...toSpanish, priority: 9 }],
    ['an inverted region', { ...toSpanish, exclusion_regions: [{ x1: 10, y1: 0, x2: 5, y2: 9 }] }],
    ['an empty region', { ...toSpanish, exclusion_regions: [{ x1: 10, y1: 0, x2: 20, y2: 0 }] }],
  ])('%s', async (_, payload) => {
    expect((await start(imageId, payload)).status).toBe(422);
  });

  test('a pair that this installation cannot translate, which says what to set up', async () => {
    const detail = await refusedField({ source_lang: 'Maori', target_lang: 'Welsh' });
    expect(detail?.msg).toContain('Translation from Maori to Welsh is not available on this installation.');
    expect(detail?.msg).toContain('Whoever runs it can add languages.');
  });

  test.each(['00000000-0000-0000-0000-000000000000', 'nonsense', '%27'])('the unknown image %s', async (unknown) => {
    const { status, body } = await start(unknown, toSpanish);
    expect([status, body]).toMatchObject([404, { detail: 'Image not found' }]);
  });

  test("somebody else's image, which is as good as unknown", async () => {
    const stranger = await server.signUp();
    const { status, body } = await start(imageId, toSpanish, { token: stranger.token });
    expect([status, body]).toMatchObject([404, { detail: 'Image not found' }]);
    expect(await credits(stranger.token)).toMatchObject({ remaining_credits: 5 });
  });

  test('whatever was refused: all credits are there, and no process', async () => {
    expect(await credits()).toMatchObject({ remaining_credits: 5 });
    expect(await list('')).toEqual([]);
  });
});

describe('a process that starts', () => {
  test('takes one credit and waits as idle', async () => {
    const owner = await userWithImage();
    const answer = await start(owner.imageId, toSpanish, { token: owner.token });
    const { message_id: messageId } = processResponse.parse(answer.body);
    const path = `/v1/images/process/${messageId}/status`;
    const status = await server.send('GET', path, { token: owner.token });
    expect(imageProcess.parse(status.body)).toMatchObject({
      message_id: messageId,
      original_image_id: owner.imageId,
      original_image_url: `/v1/files/images/${owner.imageId}/original.png`,
      status: 'idle',
      inpainted_image_url: null,
      source_language: 'English',
      target_language: 'Spanish',
      localized_texts: [],
    });
    expect(await credits(owner.token)).toEqual({ remaining_credits: 4, is_unlimited: false });
    expect((await server.send('GET', path, { token: user.token })).status).toBe(404);
  });

  test('overspending: of twelve started at once with five credits five start', async () => {
    const owner = await userWithImage();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => start(owner.imageId, toSpanish, { token: owner.token })),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(7);
    for (const { status, body } of refused) {
      expect([status, body]).toMatchObject([
        402,
        { detail: 'You have no credits left. Upgrade your plan to translate more images.' },
      ]);
    }
    expect(await credits(owner.token)).toMatchObject({ remaining_credits: 0 });
    expect(await list('', owner.token)).toHaveLength(5);
  });

  test('once for each idempotency key, however often it is sent', async () => {
    const owner = await userWithImage();
    const send = (image = owner.imageId) =>
      start(image, toSpanish, { token: owner.token, headers: { 'idempotency-key': 'a double click' } });
    const answers = await Promise.all([send(), send(), send()]);
    const ids = answers.map(({ body }) => processResponse.parse(body).message_id);
    expect(new Set(ids).size).toBe(1);
    expect(await credits(owner.token)).toMatchObject({ remaining_credits: 4 });
    const other = await server.upload(owner.token, await blankPicture());
    expect((await send(other)).status).toBe(409);
  });

  test('not for an idempotency key that comes with another request', async () => {
    const owner = await userWithImage();
    const send = (json: ProcessPayload) =>
      start(owner.imageId, json, { token: owner.token, headers: { 'idempotency-key': 'k' } });
    const first = await send(toSpanish);
    const other = await send({ ...toSpanish, blacklist: ['Palimpsest'] });
    expect([other.status, other.body]).toMatchObject([409, { code: 'idempotency_conflict' }]);
    expect((await send({ ...toSpanish, localise_numbers: true })).status).toBe(409);
    const again = await send({ target_lang: 'Spanish', source_lang: 'English', blacklist: [] });
    expect(again.body).toEqual(first.body);
  });
});

describe('deleting', () => {
  test('a process in work is cancelled, its credit comes back, and it is gone', async () => {
    const owner = await userWithImage();
    const { message_id: id } = processResponse.parse((await start(owner.imageId, toSpanish, owner)).body);
    const remove = (token: string) => server.send('DELETE', `/v1/images/process/${id}`, { token });
    expect((await remove(user.token)).status).toBe(404);
    expect((await remove(owner.token)).status).toBe(200);
    expect((await remove(owner.token)).status).toBe(404);
    expect(await credits(owner.token)).toMatchObject({ remaining_credits: 5 });
    expect(await list('', owner.token)).toEqual([]);
  });

  test('an image takes its processes and its file along', async () => {
    const owner = await userWithImage();
    await start(owner.imageId, toSpanish, owner);
    const folder = join(server.dataDir, 'files/images', owner.imageId);
    expect(existsSync(folder)).toBe(true);
    const remove = (token: string) => server.send('DELETE', `/v1/images/${owner.imageId}`, { token });
    expect((await remove(user.token)).status).toBe(404);
    expect((await remove(owner.token)).status).toBe(200);
    expect(existsSync(folder)).toBe(false);
    expect((await remove(owner.token)).status).toBe(404);
    expect(await credits(owner.token)).toMatchObject({ remaining_credits: 5 });
    expect(await list('', owner.token)).toEqual([]);
  });
});

test('users take turns: whoever has many open comes after whoever has few', async () => {
  const { db } = server.application.database;
  const [eager, modest] = [await userWithImage(), await userWithImage()];
  for (let count = 0; count < 3; count += 1) await start(eager.imageId, toSpanish, eager);
  expect(await jobPriority(db, eager.id)).toBe(-3);
  expect(await jobPriority(db, modest.id)).toBe(0);
  await start(modest.imageId, toSpanish, modest);
  const { rows } = await db.execute(sql`
    select processes.user_id from pgboss.job join processes on processes.message_id = job.id
    where job.state = 'created' and processes.user_id in (${eager.id}, ${modest.id})
    order by priority desc, job.created_on`);
  expect(rows.map((row) => Reflect.get(row, 'user_id'))).toEqual([eager.id, modest.id, eager.id, eager.id]);
});

test('starts have a limit for each user, since those that find no text cost nothing', async () => {
  const owner = await userWithImage();
  const statuses: number[] = [];
  for (let count = 0; count <= startsPerHour; count += 1) {
    // Repeated starts count, too.
    const { status } = await start(owner.imageId, toSpanish, { ...owner, headers: { 'idempotency-key': 'one' } });
    statuses.push(status);
  }
  expect(statuses).toEqual([...Array<number>(startsPerHour).fill(200), 429]);
  expect((await start(imageId, toSpanish)).status).toBe(200);
});

test('the languages are those that can be translated here', async () => {
  const { body } = await server.send('GET', '/v1/languages', { token: user.token });
  const { pairs, translators, enabled_by: enabledBy } = languagesResponse.parse(body);
  expect(pairs.English).toContainEqual({ language: 'Spanish', translator: 'Apertium', download_bytes: null });
  expect(translators).toEqual([{ name: 'Apertium', quality: 'gist', cost: null }]);
  expect(enabledBy).toContainEqual({ translator: 'deepl', setting: 'DEEPL_API_KEY' });
});

test('every balance is the sum of its entries', async () => {
  const { rows } = await server.application.database.db.execute(sql`
    select balance, (select sum(amount)::int from credit_entries where credit_entries.user_id = credit_accounts.user_id) as sum
    from credit_accounts`);
  expect(rows.length).toBeGreaterThan(4);
  for (const row of z.array(z.object({ balance: z.number(), sum: z.number() })).parse(rows)) {
    expect(row.balance).toBe(row.sum);
  }
});
