import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { createFreshDatabase } from '../testing/fresh-database.ts';
import { openDatabase } from './open.ts';

test('once it is closed, PostgreSQL holds no connection of it any more', async () => {
  const fresh = await createFreshDatabase();
  const url = fresh.variables.DATABASE_URL;
  const observer = new Client({ connectionString: process.env.TEST_DATABASE_URL });
  await observer.connect();
  const connections = async () =>
    (await observer.query(`select from pg_stat_activity where datname = $1`, [url?.split('/').at(-1)])).rowCount;
  const errors: Error[] = [];
  const database = await openDatabase({ folder: '', url, onError: (error) => errors.push(error) });
  try {
    await Promise.all(Array.from({ length: 20 }, () => database.db.execute(sql`select pg_sleep(0.05)`)));
    expect(await connections()).toBe(20);
  } finally {
    await database.close();
  }
  expect(await connections()).toBe(0);
  expect(errors).toEqual([]);
  await observer.end();
  await fresh.drop();
});
