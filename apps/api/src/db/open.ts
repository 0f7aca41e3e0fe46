import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Pool, type PoolClient } from 'pg';
import { StartError } from '../start-error.ts';
import * as schema from './schema.ts';

/** The result of a statement, on either engine. */
interface Answer<Row> {
  rows: Row[];
}

interface AnswerKind extends PgQueryResultHKT {
  readonly type: Answer<this['row']>;
}

/** The tables, on either engine. A transaction is one too, so that functions can join the caller's transaction. */
export type Database = PgDatabase<AnswerKind, typeof schema>;

/** An open database, and its driver for the parts that write SQL themselves: the queue and the rate limits. */
export type OpenDatabase = { db: Database; close(): Promise<void> } & (
  | { engine: 'pglite'; client: PGlite }
  | { engine: 'postgres'; client: Pool }
);

const migrations = { migrationsFolder: join(import.meta.dirname, 'migrations') };

/** Most connections to PostgreSQL, beside those of the queue and of listeners: statements are short, and PostgreSQL holds a process for each connection. */
const defaultConnections = 5;

/** Arbitrary key of an advisory lock: servers that start together migrate one after the other. */
const migrationLock = 7_205_113;

export interface OpenDatabaseOptions {
  folder: string;
  url: string | undefined;
  /** Most connections to PostgreSQL at the same time; further statements wait for one. */
  connections?: number;
  /** Called with the error when an idle connection to PostgreSQL is lost. */
  onError: (error: Error) => void;
}

/**
 * Opens the embedded database in `folder`, or PostgreSQL at `url`, and brings its tables up to date.
 * @throws StartError when PostgreSQL cannot be reached.
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<OpenDatabase> {
  return options.url ? await openPostgres(options.url, options) : await openPglite(options.folder);
}

async function openPglite(folder: string): Promise<OpenDatabase> {
  const client = await PGlite.create(folder, { extensions: { pg_trgm } });
  const db = drizzlePglite(client, { schema });
  await migratePglite(db, migrations);
  return { engine: 'pglite', db, client, close: () => client.close() };
}

async function openPostgres(
  url: string,
  { connections = defaultConnections, onError }: OpenDatabaseOptions,
): Promise<OpenDatabase> {
  const client = new Pool({ connectionString: url, max: connections, application_name: 'palimpsest' });
  // Without a listener, a connection that the server drops would end the process.
  client.on('error', onError);
  const closing = new Map<PoolClient, Promise<unknown>>();
  client.on('connect', (connection) => {
    const ended = new Promise<void>((resolve) => connection.once('end', resolve));
    closing.set(connection, ended);
    void ended.then(() => closing.delete(connection));
  });
  /** Waits until the connections are closed, too; `Pool.end` alone answers before that. */
  const close = async () => {
    await client.end();
    await Promise.all(closing.values());
  };
  try {
    const connection = await client.connect();
    try {
      const db = drizzlePostgres(connection, { schema });
      await db.execute(sql`select pg_advisory_lock(${migrationLock})`);
      try {
        await migratePostgres(db, migrations);
      } finally {
        await db.execute(sql`select pg_advisory_unlock(${migrationLock})`);
      }
    } finally {
      connection.release();
    }
  } catch (error) {
    await close();
    const reason =
      error instanceof Error ? (error.cause instanceof Error ? error.cause : error).message : String(error);
    throw new StartError(`The database at DATABASE_URL cannot be used (${reason}).`);
  }
  return { engine: 'postgres', db: drizzlePostgres(client, { schema }), client, close };
}
