import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../db/open.ts';
import { insertTestProcess, openTestDatabase } from '../testing/test-database.ts';
import { payForProcess, refundProcess, remainingCredits } from './service.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const creditsOf = async (userId: string) => (await remainingCredits(database.db, userId)).remaining_credits;

test('a process is refunded once, however often and however much at the same time', async () => {
  const { userId, processId } = await insertTestProcess(database.db);
  await payForProcess(database.db, userId, processId);
  expect(await creditsOf(userId)).toBe(4);
  const refund = () => database.db.transaction((transaction) => refundProcess(transaction, userId, processId));
  await Promise.all([refund(), refund(), refund()]);
  await refund();
  expect(await creditsOf(userId)).toBe(5);
});

test('the last credit can be spent, and none beyond it', async () => {
  const { userId } = await insertTestProcess(database.db);
  for (let spent = 0; spent < 5; spent += 1) await payForProcess(database.db, userId, crypto.randomUUID());
  await expect(payForProcess(database.db, userId, crypto.randomUUID())).rejects.toMatchObject({ code: 'no_credits' });
  expect(await creditsOf(userId)).toBe(0);
});
