import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../start-error.ts';

/** Held for as long as this process uses the data folder. */
export interface InstanceLock {
  release(): void;
}

/**
 * Makes this process the only one on the data folder: two on one embedded database lose rows without an error.
 * The lock is SQLite's exclusive file lock, which the system drops with the process, however it ends.
 * @throws StartError naming the process that holds it.
 */
export async function lockDataFolder(root: string): Promise<InstanceLock> {
  const holderPath = join(root, 'instance.pid');
  const lock = new DatabaseSync(join(root, 'instance.lock'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!(error instanceof Error) || !error.message.includes('locked')) throw error;
    const holder = await readFile(holderPath, 'utf8').catch((reason: NodeJS.ErrnoException) => {
      // Who has just taken the lock has not told its name yet.
      if (reason.code === 'ENOENT') return '';
      throw reason;
    });
    const who = holder.trim() ? `process ${holder.trim()}` : 'another process';
    throw new StartError(
      `The data folder ${root} is in use by ${who}. Stop that one, or give this one its own folder: DATA_DIR=/path/to/folder`,
    );
  }
  await writeFile(holderPath, `${process.pid}\n`);
  return { release: () => lock.close() };
}
