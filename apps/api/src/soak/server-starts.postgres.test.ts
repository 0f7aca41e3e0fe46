import { join } from 'node:path';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { startApplication } from '../application.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/open.ts';
import { createInstallation } from '../testing/installation.ts';
import { createTestClient } from '../testing/test-client.ts';
import { startTestServer } from '../testing/test-server.ts';
import { printCount, repetitions } from '../testing/counts.ts';

/** Names of the tables, those of the queue apart: pg-boss makes them one server after the other. */
async function tablesOf(url: string | undefined): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
    );
    return rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

const failTest = (error: Error) => expect.unreachable(error.message);

test('migrations make every table: a server that starts makes none, which two at once could not do', async () => {
  const installation = await createInstallation();
  const { DATABASE_URL: url } = installation.variables;
  await (await openDatabase({ folder: '', url, onError: failTest })).close();
  const migrated = await tablesOf(url);
  expect(migrated).toContain('rate_limits');
  const server = await startTestServer(installation.variables);
  await server.signUp();
  expect(await tablesOf(url)).toEqual(migrated);
  await server.stop();
  await installation.remove();
});

const [servers, rounds] = [8, repetitions(3, 20)];

test(`${servers} servers that start at once on an empty database all start, and each serves the users of the others`, async () => {
  for (let round = 0; round < rounds; round += 1) {
    await using closing = new AsyncDisposableStack();
    const installation = await createInstallation();
    closing.defer(() => installation.remove());
    const settings = {
      ...installation.variables,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'silent',
      AUTH_SECRET: 'abcdefghijklmnopqrstuvwxyz0123456789',
    };
    const starts = Array.from({ length: servers }, async (_, index) => {
      const folder = { DATA_DIR: join(installation.dataDir, String(index)) };
      const application = await startApplication(readConfig({ ...settings, ...folder }, 'http'));
      closing.defer(() => application.close());
      return createTestClient(application.url ?? '');
    });
    const clients = (await Promise.allSettled(starts)).map((start) => {
      if (start.status === 'rejected') throw start.reason;
      return start.value;
    });
    const user = await clients[0]?.signUp();
    for (const client of clients) {
      expect((await client.send('GET', '/v1/user/profile', { token: user?.token })).status).toBe(200);
    }
  }
  printCount(`${rounds} × ${servers} servers started at once on an empty database: all served`);
});
