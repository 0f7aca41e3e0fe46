import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { OpenDatabase } from '../db/open.ts';
import { insertTestProcess, openTestDatabase } from '../testing/test-database.ts';
import { createAccessTokens } from './access-tokens.ts';
import { createRefreshTokens } from './refresh-tokens.ts';
import { aliveMs, createSessions } from './sessions.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
afterEach(() => {
  vi.useRealTimers();
});

test('a log-out counts at once on its server, and on every other after ten seconds at most', async () => {
  const secrets = [randomBytes(32), randomBytes(32)] as const;
  const serve = () =>
    createSessions({
      db: database.db,
      accessTokens: createAccessTokens(secrets[0]),
      refreshTokens: createRefreshTokens(secrets[1]),
      adminEmails: [],
    });
  const [one, other] = [serve(), serve()];
  const { userId } = await insertTestProcess(database.db);
  const tokens = await one.open(userId, undefined);
  // Only the clock of the cache: the database keeps its own.
  vi.useFakeTimers({ toFake: ['performance'] });
  // It takes 0 for no time at all.
  vi.advanceTimersByTime(1);
  const isIn = (server: typeof one) =>
    server.authenticate(tokens.access_token).then(
      () => true,
      () => false,
    );
  expect([await isIn(one), await isIn(other)]).toEqual([true, true]);
  await one.logout(tokens.refresh_token);
  expect(await isIn(one)).toBe(false);
  vi.advanceTimersByTime(aliveMs + 1);
  expect(await isIn(other)).toBe(false);
});
