import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFreshDatabase } from './fresh-database.ts';

/** A data folder and a database for servers that run as processes of their own, one after the other or beside each other. */
export interface Installation {
  dataDir: string;
  /** Environment variables that make a server use the folder and the database. */
  variables: NodeJS.ProcessEnv;
  remove(): Promise<void>;
}

export async function createInstallation(): Promise<Installation> {
  const dataDir = await mkdtemp(join(tmpdir(), 'palimpsest-installation-'));
  const database = await createFreshDatabase(join(dataDir, 'database'));
  return {
    dataDir,
    variables: { DATA_DIR: dataDir, ...database.variables },
    async remove() {
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
