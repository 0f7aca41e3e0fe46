import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** An empty database on the PostgreSQL server at `TEST_DATABASE_URL`; without that variable, the embedded one is tested. */
export interface FreshDatabase {
  /** What points a server at it. */
  variables: { DATABASE_URL?: string };
  drop(): Promise<void>;
}

export async function createFreshDatabase(): Promise<FreshDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return { variables: {}, drop: async () => undefined };
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
