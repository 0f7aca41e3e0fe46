import { existsSync } from 'node:fs';
import { appendFile, cp, mkdtemp, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { openDatabase } from '../db/open.ts';

/** With the 128 MB that are its default, the embedded database takes twice as long to open. */
const settings = 'shared_buffers = 8MB\n';

/**
 * Puts an embedded database with all tables and no rows into `folder`. To make one takes a processor about ten seconds, so that it is made
 * once in a run, by the code under test, and copied.
 */
export async function copyEmptyDatabase(folder: string): Promise<void> {
  const template = inject('databaseTemplate');
  if (!existsSync(template)) await makeTemplate(template);
  await cp(template, folder, { recursive: true });
}

async function makeTemplate(template: string): Promise<void> {
  const draft = await mkdtemp(`${template}-`);
  const database = await openDatabase({ folder: draft, url: undefined, onError: raise });
  await database.close();
  await appendFile(join(draft, 'postgresql.conf'), settings);
  try {
    await rename(draft, template);
  } catch (error) {
    // Another test file may have been faster.
    if (!existsSync(template)) throw error;
  }
}

function raise(error: Error): never {
  throw error;
}
