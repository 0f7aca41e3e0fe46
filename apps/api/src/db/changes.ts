import { Client } from 'pg';
import { runRegularly } from '../maintenance/run-regularly.ts';
import type { OpenDatabase } from './open.ts';

/** What is told about: a process by its message id, a session by its id. */
const subjects = ['process', 'session'] as const;
export type Subject = (typeof subjects)[number];

/** Told of a row that was changed or deleted; without an id, of any number of them. */
export type ChangeListener = (id: string | undefined) => void;

/** Tells what any server of the installation changed, so that copies in memory can be dropped. */
export interface Changes {
  listen(subject: Subject, listener: ChangeListener): void;
  /** Whether changes are heard of now. While they are not, nothing may be answered from a copy. */
  isHeard(): boolean;
  close(): Promise<void>;
}

/** Triggers on the tables write to it (migration 0004). */
const channel = 'palimpsest_changes';
/** Between two looks whether the connection still stands, and between two attempts to open it again, in ms. */
const checkMs = 1_000;
/** A connection that does not answer for this long is taken for lost, in ms. */
const silentMs = 5_000;

export interface ChangesOptions {
  database: OpenDatabase;
  /** Of PostgreSQL. */
  url: string | undefined;
  onError: (error: Error) => void;
}

/** Starts to listen. PGlite tells within the statement that commits; PostgreSQL right after it, over a connection of its own. */
export async function openChanges({ database, url, onError }: ChangesOptions): Promise<Changes> {
  const listeners: Record<Subject, ChangeListener[]> = { process: [], session: [] };
  const tell = (payload: string | undefined): void => {
    const [subject, id] = payload?.split(' ') ?? [];
    for (const each of subjects) {
      if (subject === undefined || subject === each) for (const listener of listeners[each]) listener(id);
    }
  };
  const source =
    database.engine === 'pglite'
      ? { isHeard: () => true, close: await database.client.listen(channel, tell) }
      : await listenOnPostgres(url ?? '', tell, onError);
  return { ...source, listen: (subject, listener) => void listeners[subject].push(listener) };
}

/** Stays connected. Every gap ends with a word that anything may have changed. */
async function listenOnPostgres(
  url: string,
  tell: (payload: string | undefined) => void,
  onError: (error: Error) => void,
): Promise<Omit<Changes, 'listen'>> {
  let connection: Client | undefined;

  const leave = (client: Client): void => {
    if (connection === client) connection = undefined;
    client.end().catch(onError);
  };

  async function connect(): Promise<void> {
    const client = new Client({ connectionString: url, query_timeout: silentMs, connectionTimeoutMillis: silentMs });
    client.on('error', onError);
    client.once('end', () => {
      if (connection === client) connection = undefined;
    });
    client.on('notification', ({ payload }) => tell(payload));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
    } catch (error) {
      leave(client);
      throw error;
    }
    connection = client;
    tell(undefined);
  }

  async function check(): Promise<void> {
    const client = connection;
    if (!client) return await connect();
    try {
      await client.query('select 1');
    } catch (error) {
      leave(client);
      throw error;
    }
  }

  await connect();
  const stop = runRegularly({
    everyMs: checkMs,
    atStart: false,
    work: check,
    onError: (error) => onError(error instanceof Error ? error : new Error(String(error))),
  });
  return {
    isHeard: () => connection !== undefined,
    async close() {
      await stop();
      await connection?.end();
    },
  };
}
