import { Client } from 'pg';

/** Counts the connections that the test PostgreSQL holds to one database. */
export interface ConnectionObserver {
  count(): Promise<number>;
  close(): Promise<void>;
}

/** @param url of the database that is looked at; the observer itself is connected to another one */
export async function observeConnections(url: string | undefined): Promise<ConnectionObserver> {
  const name = url?.split('/').at(-1);
  const client = new Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  return {
    async count() {
      const { rowCount } = await client.query('select from pg_stat_activity where datname = $1', [name]);
      return rowCount ?? 0;
    },
    close: () => client.end(),
  };
}
