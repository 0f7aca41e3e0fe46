import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Changes } from '../db/changes.ts';
import { eventually } from '../testing/eventually.ts';
import { insertTestProcess, openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createAccessTokens } from './access-tokens.ts';
import { createRefreshTokens } from './refresh-tokens.ts';
import { aliveMs, createSessions } from './sessions.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
afterEach(() => {
  vi.useRealTimers();
});

/** Two servers of one installation, and somebody who is logged in to both. */
async function twoServers(listening: () => Promise<Changes>) {
  const secrets = [randomBytes(32), randomBytes(32)] as const;
  const serve = async () =>
    createSessions({
      db: database.db,
      changes: await listening(),
      accessTokens: createAccessTokens(secrets[0]),
      refreshTokens: createRefreshTokens({ successors: secrets[1], hashes: secrets[1] }),
      adminEmails: [],
    });
  const [one, other] = [await serve(), await serve()];
  const { userId } = await insertTestProcess(database.db);
  const tokens = await one.open({ userId }, undefined);
  if (!tokens) throw new Error('The user is not there.');
  const isIn = (server: typeof one) =>
    server.authenticate(tokens.access_token).then(
      () => true,
      () => false,
    );
  return { one, other, isIn, tokens };
}

test('a log-out at one server ends the session at every other', async () => {
  const { one, other, isIn, tokens } = await twoServers(() => database.openChanges());
  expect([await isIn(one), await isIn(other)]).toEqual([true, true]);
  await one.logout(tokens.refresh_token);
  expect(await isIn(one)).toBe(false);
  await eventually(async () => expect(await isIn(other)).toBe(false));
});

test('a server that hears of no change takes an ended session for alive for ten seconds at most', async () => {
  // Only the clock of the cache: the database keeps its own.
  vi.useFakeTimers({ toFake: ['performance'] });
  // It takes 0 for no time at all.
  vi.advanceTimersByTime(1);
  const deaf: Changes = { listen: () => undefined, isHeard: () => false, close: async () => undefined };
  const { one, other, isIn, tokens } = await twoServers(async () => deaf);
  expect([await isIn(one), await isIn(other)]).toEqual([true, true]);
  await one.logout(tokens.refresh_token);
  expect(await isIn(one)).toBe(false);
  vi.advanceTimersByTime(aliveMs + 1);
  expect(await isIn(other)).toBe(false);
});
