import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { throwIfCancelled } from '../../cancel.ts';
import { EngineError } from '../../errors.ts';

/** Between two looks at a lock that somebody else holds, in ms. */
const waitMs = 250;

interface AloneOptions {
  signal: AbortSignal | undefined;
  /** Called at each look at a lock that somebody else holds. */
  onWait: () => Promise<void>;
}

/**
 * Runs `work` while nobody else, in this process or another, runs with the same lock. It is SQLite's exclusive lock of a file, which the system
 * drops with the process, however it ends.
 * @throws EngineError `cancelled` while it waits, `translation-failed` where no lock can be made
 */
export async function alone(path: string, { signal, onWait }: AloneOptions, work: () => Promise<void>): Promise<void> {
  const lock = open(path);
  try {
    while (!isTaken(lock)) {
      throwIfCancelled(signal);
      await onWait();
      await delay(waitMs);
    }
    await work();
  } finally {
    lock.close();
  }
}

function open(path: string): DatabaseSync {
  try {
    return new DatabaseSync(path, { timeout: 0 });
  } catch (cause) {
    const where = `A translation model could not be written to ${dirname(path)}`;
    throw new EngineError('translation-failed', `${where}. Set MODELS_DIR to a folder that can be written.`, { cause });
  }
}

function isTaken(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (error instanceof Error && error.message.includes('locked')) return false;
    throw error;
  }
}
