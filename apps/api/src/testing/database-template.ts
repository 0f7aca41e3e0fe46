import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { appendFile, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../db/open.ts';
import { openQueue } from '../jobs/queue.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of an embedded database with all tables and no rows, which test files copy. */
    databaseTemplate: string;
  }
}

const templates = join(import.meta.dirname, '../../../../.tools/test-databases');

/** With the 128 MB that are its default, the embedded database takes twice as long to open. */
const settings = 'shared_buffers = 8MB\n';

/** Makes the database that tests copy, which takes a processor half a minute, unless an earlier run with the same code has left it. */
export default async function provideDatabaseTemplate(project: TestProject): Promise<void> {
  const template = join(templates, hashOfCode());
  project.provide('databaseTemplate', template);
  if (process.env.TEST_DATABASE_URL || existsSync(template)) return;
  await rm(templates, { recursive: true, force: true });
  await mkdir(templates, { recursive: true });
  const draft = await mkdtemp(`${template}-`);
  const database = await openDatabase({ folder: draft, url: undefined, onError: raise });
  const queue = await openQueue({ database, url: undefined, jobTimeout: 1, attempts: 1, onError: raise });
  await queue.stop();
  await database.close();
  await appendFile(join(draft, 'postgresql.conf'), settings);
  await rename(draft, template);
}

/** SHA-256 in hex of what decides about the tables: migrations, the queue, and the versions of the packages. */
function hashOfCode(): string {
  const api = join(import.meta.dirname, '../..');
  const hash = createHash('sha256');
  for (const path of globSync(['package.json', 'src/db/**/*.{ts,sql}', 'src/jobs/queue.ts'], { cwd: api }).toSorted())
    hash.update(readFileSync(join(api, path)));
  return hash.digest('hex');
}

function raise(error: Error): never {
  throw error;
}
