import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createFreshDatabase } from '../testing/fresh-database.ts';
import { eventually } from '../testing/eventually.ts';
import { observeConnections } from '../testing/observe-connections.ts';
import { startTestServer } from '../testing/test-server.ts';
import { openDatabase } from './open.ts';

test('it holds as many connections as it may, whatever waits, and none once it is closed', async () => {
  const fresh = await createFreshDatabase('');
  const url = fresh.variables.DATABASE_URL;
  const observer = await observeConnections(url);
  const errors: Error[] = [];
  const database = await openDatabase({ folder: '', url, connections: 3, onError: (error) => errors.push(error) });
  try {
    await Promise.all(Array.from({ length: 20 }, () => database.db.execute(sql`select pg_sleep(0.05)`)));
    expect(await observer.count()).toBe(3);
  } finally {
    await database.close();
  }
  expect(await observer.count()).toBe(0);
  expect(errors).toEqual([]);
  await observer.close();
  await fresh.drop();
});

test('a server that is closed leaves no connection: neither of its own, nor of its queue', async () => {
  const fresh = await createFreshDatabase('');
  const observer = await observeConnections(fresh.variables.DATABASE_URL);
  const server = await startTestServer(fresh.variables);
  expect(await observer.count()).toBeGreaterThan(1);
  await server.application.close();
  await eventually(async () => expect(await observer.count()).toBe(0));
  await observer.close();
  await fresh.drop();
});
