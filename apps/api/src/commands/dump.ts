import { writeFile } from 'node:fs/promises';
import { pgDump } from '@electric-sql/pglite-tools/pg_dump';
import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import { openInstallation } from './installation.ts';

/**
 * Writes the embedded database as SQL, which `psql` loads into an empty database of PostgreSQL. The server must be stopped.
 * @returns a line for whoever called it
 * @throws StartError when the database is PostgreSQL's, or the data folder is in use
 */
export async function dump(config: Config, path: string): Promise<string> {
  await using installation = await openInstallation(config);
  const { database } = installation;
  if (database.engine !== 'pglite') {
    throw new StartError(
      'DATABASE_URL names a PostgreSQL server. Back it up with its own pg_dump: see deploy/README.md.',
    );
  }
  const file = await pgDump({ pg: database.client, args: ['--no-owner', '--no-privileges'] });
  // Password hashes are in it: nobody else may read it, and no file is overwritten.
  await writeFile(path, file.stream(), { mode: 0o600, flag: 'wx' });
  return `Wrote the embedded database to ${path}. Load it: psql --file ${path} postgres://…`;
}
