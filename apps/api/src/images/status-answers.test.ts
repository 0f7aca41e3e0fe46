import { imageProcess } from '@palimpsest/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cancelProcess, claimProcess } from '../jobs/repository.ts';
import { eventually } from '../testing/eventually.ts';
import { insertTestProcess, openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createStatusAnswers, type StatusAnswers } from './status-answers.ts';

let database: TestDatabase;
let answers: StatusAnswers;
let owner: string;
let process: string;
beforeAll(async () => {
  database = await openTestDatabase();
  answers = createStatusAnswers(database.db, await database.openChanges());
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

  test('is read anew while changes cannot be heard', async () => {
    const deaf = createStatusAnswers(database.db, {
      listen: () => undefined,
      isHeard: () => false,
      close: async () => undefined,
    });
    const first = await deaf.of(owner, process);
    expect(await deaf.of(owner, process)).not.toBe(first);
  });
});
