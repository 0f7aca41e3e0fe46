import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../db/open.ts';
import { insertTestProcess, openTestDatabase } from '../testing/test-database.ts';
import { createAccessTokens, createRefreshTokens } from './tokens.ts';
import { createSessions } from './sessions.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('a log-out at one server ends the session at every other', async () => {
  const secrets = [randomBytes(32), randomBytes(32)] as const;
  const [one, other] = [1, 2].map(() =>
    createSessions({
      db: database.db,
      accessTokens: createAccessTokens(secrets[0]),
      refreshTokens: createRefreshTokens({ successors: secrets[1], hashes: secrets[1] }),
      adminEmails: [],
    }),
  );
  const { userId } = await insertTestProcess(database.db);
  const tokens = await one?.open({ userId }, undefined);
  expect(await other?.authenticate(tokens?.access_token)).toMatchObject({ userId, isAdmin: false });
  await one?.logout(tokens?.refresh_token ?? '');
  await expect(other?.authenticate(tokens?.access_token)).rejects.toMatchObject({ code: 'unauthenticated' });
});
