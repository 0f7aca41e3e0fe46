import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, readdir, readFile, rm, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from './start-error.ts';
import { DatabaseSync } from 'node:sqlite';

/** The places inside the data folder. */
export interface DataFolder {
  root: string;
  database: string;
  files: string;
  /** Folder on the same disk as `files`, so that a finished file can be moved there in one step. */
  temporary: string;
  /** E-mails that were not sent, because no SMTP server is configured. */
  outbox: string;
}

/** Whether the system failed with that code, such as ENOENT. */
export const isCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

/** Makes the data folder and proves that it can be written. @throws StartError when it cannot. */
export async function openDataFolder(root: string): Promise<DataFolder> {
  const folder: DataFolder = {
    root,
    database: join(root, 'database'),
    files: join(root, 'files'),
    temporary: join(root, 'temporary'),
    outbox: join(root, 'outbox'),
  };
  try {
    await mkdir(root, { recursive: true, mode: 0o700 });
    // A folder that existed is closed, too: it holds password hashes and images, and the database chooses the modes of its files.
    await chmod(root, 0o700);
    await mkdir(folder.files, { recursive: true });
    await mkdir(folder.temporary, { recursive: true });
    await probeStorage(folder);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The data folder ${root} cannot be written (${reason}). Make it writable or choose another: DATA_DIR=/path/to/folder`,
    );
  }
  return folder;
}

/** Proves that files can be written. @throws the system's error */
export async function probeStorage({ temporary }: Pick<DataFolder, 'temporary'>): Promise<void> {
  const probe = join(temporary, `.probe-${randomBytes(8).toString('hex')}`);
  await writeFile(probe, 'probe');
  await unlink(probe);
}

/** Removes what interrupted uploads and jobs left behind `olderThanMs` ago or earlier. */
export async function sweepTemporary(temporary: string, olderThanMs: number): Promise<void> {
  for (const name of await readdir(temporary)) {
    const path = join(temporary, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs >= olderThanMs) await rm(path, { recursive: true, force: true });
  }
}

/** The secret kept in the data folder, made at the first start; readable by its owner only. */
export async function keptSecret(folder: DataFolder): Promise<string> {
  const path = join(folder.root, 'auth-secret');
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, randomBytes(48).toString('base64url'), { mode: 0o600 });
  try {
    // A link appears whole or not at all, and never replaces a secret that another process made first.
    await link(draft, path);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    await unlink(draft);
  }
  return await readFile(path, 'utf8');
}

/**
 * Makes this process the only one on the data folder: two on one embedded database lose rows without an error.
 * The lock is SQLite's exclusive file lock, which the system drops with the process, however it ends.
 * @throws StartError naming the process that holds it.
 */
export async function lockDataFolder(root: string): Promise<{ release(): void }> {
  const holderPath = join(root, 'instance.pid');
  const lock = new DatabaseSync(join(root, 'instance.lock'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!(error instanceof Error) || !error.message.includes('locked')) throw error;
    const holder = await readFile(holderPath, 'utf8').catch((reason: NodeJS.ErrnoException) => {
      // The process that has just taken the lock has not written its id yet.
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
