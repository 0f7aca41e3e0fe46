import { Client, escapeIdentifier } from 'pg';
import { runRegularly } from '../maintenance/run-regularly.ts';

/** Between two looks whether the connection still stands, and between two attempts to open it again, in ms. */
const checkMs = 1_000;
/** A connection that does not answer for this long is taken for lost, in ms. */
const silentMs = 5_000;

export interface ListenOptions {
  /** Of PostgreSQL. */
  url: string;
  channel: string;
  onNotification: (payload: string | undefined) => void;
  /** Told of each connection once it listens: before it, notifications may have been missed. */
  onConnect: () => void;
  onError: (error: Error) => void;
}

export interface Listening {
  /** Whether notifications are heard of now. */
  isHeard(): boolean;
  /** Settles when the connection is closed, also one that was being opened. */
  close(): Promise<void>;
}

/** Listens on a channel of PostgreSQL over a connection of its own, which is opened again whenever it is lost. @throws Error when it cannot be opened now */
export async function listenOnPostgres(options: ListenOptions): Promise<Listening> {
  const { url, channel, onNotification, onConnect, onError } = options;
  let connection: Client | undefined;

  /** Settles once the socket is closed, so that whoever waits for the work below leaves nothing behind. */
  const leave = async (client: Client): Promise<void> => {
    if (connection === client) connection = undefined;
    await client.end();
  };

  async function connect(): Promise<void> {
    const client = new Client({ connectionString: url, query_timeout: silentMs, connectionTimeoutMillis: silentMs });
    client.on('error', onError);
    client.once('end', () => {
      if (connection === client) connection = undefined;
    });
    client.on('notification', ({ payload }) => onNotification(payload));
    try {
      await client.connect();
      await client.query(`listen ${escapeIdentifier(channel)}`);
    } catch (error) {
      await leave(client);
      throw error;
    }
    connection = client;
    onConnect();
  }

  async function check(): Promise<void> {
    const client = connection;
    if (!client) return await connect();
    try {
      await client.query('select 1');
    } catch (error) {
      await leave(client);
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
      if (connection) await leave(connection);
    },
  };
}
