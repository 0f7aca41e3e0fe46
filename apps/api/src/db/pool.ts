import { Pool, type PoolClient } from 'pg';

/** Connections to PostgreSQL that are opened as they are needed. */
export interface OpenPool {
  pool: Pool;
  /** Ends the pool and waits until its connections are closed; `Pool.end` alone answers before that. */
  close: () => Promise<void>;
}

/**
 * @param max connections at the same time
 * @param onError told of connections that are lost while nobody uses them; they are replaced at the next query
 */
export function openPool(url: string, max: number, onError: (error: Error) => void): OpenPool {
  const pool = new Pool({ connectionString: url, max, application_name: 'palimpsest' });
  // Without a listener, a connection that the server drops would end the process.
  pool.on('error', onError);
  const closing = new Map<PoolClient, Promise<unknown>>();
  pool.on('connect', (connection) => {
    closing.set(
      connection,
      new Promise<void>((resolve) => connection.once('end', resolve)).then(() => closing.delete(connection)),
    );
  });
  return {
    pool,
    async close() {
      await pool.end();
      await Promise.all(closing.values());
    },
  };
}
