import { imageProcess } from '@palimpsest/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cancelProcess, claimProcess } from '../jobs/repository.ts';
import { eventually } from '../testing/eventually.ts';
import { insertTestProcess, openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createPathSigner } from '../storage/signed-path.ts';
import { createFileSignatures } from './signed-files.ts';
import { createStatusAnswers, type StatusAnswers } from './status-answers.ts';

let database: TestDatabase;
let answers: StatusAnswers;
/** The time of the signatures, in ms since 1970. */
let now = Date.parse('2025-11-20T10:01:00.000Z');
const signatures = createFileSignatures({
  signer: createPathSigner(new Uint8Array(32)),
  publicUrl: undefined,
  now: () => now,
});
let owner: string;
let process: string;
beforeAll(async () => {
  database = await openTestDatabase();
  answers = createStatusAnswers(database.db, await database.openChanges(), signatures);
});
beforeEach(async () => {
  ({ userId: owner, processId: process } = await insertTestProcess(database.db));
});
afterAll(() => database.close());

const statusOf = async (userId: string | undefined = owner, id = process) =>
  imageProcess.parse(JSON.parse((await answers.of(userId, id)).json.toString())).status;

describe('the answer about a process', () => {
  test('is written once as long as nothing changes', async () => {
    const first = await answers.of(owner, process);
    expect(await answers.of(owner, process)).toBe(first);
    const [one, other] = await Promise.all([answers.of(owner, process), answers.of(undefined, process.toUpperCase())]);
    expect([one, other]).toEqual([first, first]);
  });

  test('is another one after each change, whoever made it', async () => {
    expect(await statusOf()).toBe('idle');
    await claimProcess(database.db, process);
    await eventually(async () => expect(await statusOf()).toBe('processing'));
    await cancelProcess(database.db, process);
    await eventually(async () => expect(await statusOf()).toBe('failed'));
  });

  test('is asked for in capitals, changes too', async () => {
    expect(await statusOf(owner, process.toUpperCase())).toBe('idle');
    await claimProcess(database.db, process);
    await eventually(async () => expect(await statusOf(owner, process.toUpperCase())).toBe('processing'));
  });

  test('is of its owner and the staff alone, also when it is known', async () => {
    const { userId: other } = await insertTestProcess(database.db);
    await answers.of(owner, process);
    await expect(answers.of(other, process)).rejects.toMatchObject({ code: 'not_found' });
    expect(await statusOf(undefined)).toBe('idle');
  });

  test('is none once its image is gone', async () => {
    await answers.of(owner, process);
    await database.db.execute(sql`delete from images where user_id = ${owner}`);
    await eventually(() => expect(answers.of(owner, process)).rejects.toMatchObject({ code: 'not_found' }));
  });

  test('is not kept when the process changes while it is read', async () => {
    const reading = answers.of(owner, process);
    answers.forget(process);
    const before = await reading;
    expect(await answers.of(owner, process)).not.toBe(before);
  });

  test('is written anew before the signatures in it expire', async () => {
    const first = await answers.of(owner, process);
    const before = imageProcess.parse(JSON.parse(first.json.toString())).signed_files;
    now += 13 * 60_000;
    expect(await answers.of(owner, process)).toBe(first);
    now += 60_000;
    const second = await answers.of(owner, process);
    const after = imageProcess.parse(JSON.parse(second.json.toString())).signed_files;
    expect([before?.expiration, after?.expiration]).toEqual(['2025-11-20T11:00:00.000Z', '2025-11-20T11:15:00.000Z']);
    expect(Object.keys(after?.urls ?? {})).toEqual(Object.keys(before?.urls ?? {}));
  });

  test('is read anew while changes cannot be heard', async () => {
    const noChanges = { listen: () => undefined, isHeard: () => false, close: async () => undefined };
    const deaf = createStatusAnswers(database.db, noChanges, signatures);
    const first = await deaf.of(owner, process);
    expect(await deaf.of(owner, process)).not.toBe(first);
  });
});
