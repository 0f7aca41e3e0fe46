import { randomUUID } from 'node:crypto';
import { cpSync } from 'node:fs';
import { Client } from 'pg';
import { inject } from 'vitest';

/** An empty database on the PostgreSQL server at `TEST_DATABASE_URL`; without that variable, an embedded one. */
export interface FreshDatabase {
  /** Environment variables that make a server use this database. */
  variables: { DATABASE_URL?: string };
  /** Removes the database from the PostgreSQL server. The caller removes the folder of an embedded one. */
  drop(): Promise<void>;
}

/** @param folder of the embedded database; there is none yet */
export async function createFreshDatabase(folder: string): Promise<FreshDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) {
    // `cp` of a thousand files takes a second of processor time.
    cpSync(inject('databaseTemplate'), folder, { recursive: true });
    return { variables: {}, drop: async () => undefined };
  }
  const name = `palimpsest_test_${randomUUID().replaceAll('-', '')}`;
  await execute(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    variables: { DATABASE_URL: url.href },
    drop: () => execute(server, `drop database ${name} with (force)`),
  };
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
