import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { looseFiles, storedFiles } from '../db/schema.ts';
import type { FileStore } from '../storage/file-store.ts';

/**
 * Each file of the storage has a row: in `stored_files`, or in `loose_files` while it is on its way in or out. The files that a crash
 * leaves behind are found by their rows, so that the storage is never listed.
 */
export interface Store {
  db: Database;
  files: FileStore;
}

/** A stored file, and its size. */
export interface MeasuredFile {
  key: string;
  bytes: number;
}

/** The owner of a file, and the image and process that it belongs to. */
export interface FileOwner {
  userId: string;
  imageId: string;
  /** Undefined for the files of the uploaded image itself. */
  processId?: string;
}

/**
 * Hands files of a folder of this machine over to the storage. They are loose until {@link insertFiles} is called.
 * @param prefix of their keys, without a slash at its end
 */
export async function adoptFiles(
  { db, files }: Store,
  folder: string,
  prefix: string,
  names: readonly string[],
): Promise<MeasuredFile[]> {
  const measured = names.map(async (name) => ({
    key: `${prefix}/${name}`,
    bytes: (await stat(join(folder, name))).size,
  }));
  const kept = await Promise.all(measured);
  await db.insert(looseFiles).values(kept.map(({ key }) => ({ key })));
  for (const name of names) await files.adopt(join(folder, name), `${prefix}/${name}`);
  return kept;
}

/** Gives adopted files to their owner, in the transaction that stores their image or the result of their process. */
export async function insertFiles(
  transaction: Database,
  owner: FileOwner,
  adopted: readonly MeasuredFile[],
): Promise<void> {
  if (adopted.length === 0) return;
  const keys = adopted.map(({ key }) => key);
  await transaction.delete(looseFiles).where(inArray(looseFiles.key, keys));
  await transaction.insert(storedFiles).values(adopted.map((file) => ({ ...owner, ...file })));
}

/** Number of loose files that are removed at a time. */
const batch = 1_000;

/** Removes files that are loose, and their rows once they are gone. */
export async function removeLoose({ db, files }: Store, keys: readonly string[]): Promise<void> {
  for (let start = 0; start < keys.length; start += batch) {
    const part = keys.slice(start, start + batch);
    await files.delete(part);
    await db.delete(looseFiles).where(inArray(looseFiles.key, part));
  }
}

/** Removes files that have been loose for a day: a crash, or a storage that was away, left them behind. @returns how many */
export async function sweepLoose(store: Store, signal: AbortSignal): Promise<number> {
  for (let removed = 0; ;) {
    signal.throwIfAborted();
    const old = await store.db
      .select({ key: looseFiles.key })
      .from(looseFiles)
      .where(lt(looseFiles.createdAt, sql`now() - interval '1 day'`))
      .limit(batch);
    await removeLoose(
      store,
      old.map(({ key }) => key),
    );
    removed += old.length;
    if (old.length < batch) return removed;
  }
}

/** Makes the files loose whose rows are about to go. @returns their keys */
export async function loosen(transaction: Database, condition: SQL): Promise<string[]> {
  const going = transaction
    .select({ key: storedFiles.key, createdAt: sql`now()`.as('created_at') })
    .from(storedFiles)
    .where(condition);
  const rows = await transaction.insert(looseFiles).select(going).returning({ key: looseFiles.key });
  return rows.map(({ key }) => key);
}

/** Whether the file is one of the user's; without a user, anybody's. */
export async function ownsFile(db: Database, userId: string | undefined, key: string): Promise<boolean> {
  const isOfUser = userId === undefined ? undefined : eq(storedFiles.userId, userId);
  return (await db.$count(storedFiles, and(eq(storedFiles.key, key), isOfUser))) > 0;
}
