import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { storedFiles } from '../db/schema.ts';
import type { MeasuredFile } from './adopt-files.ts';

/** Whose file it is, and what it was made from. */
export interface FileOwner {
  userId: string;
  imageId: string;
  /** Undefined for what belongs to the uploaded image itself. */
  processId?: string;
}

export async function insertFiles(db: Database, owner: FileOwner, files: readonly MeasuredFile[]): Promise<void> {
  if (files.length > 0) await db.insert(storedFiles).values(files.map((file) => ({ ...owner, ...file })));
}

async function keysWhere(db: Database, condition: SQL | undefined): Promise<string[]> {
  const rows = await db.select({ key: storedFiles.key }).from(storedFiles).where(condition);
  return rows.map(({ key }) => key);
}

export const keysOfImages = (db: Database, imageIds: readonly string[]) =>
  keysWhere(db, inArray(storedFiles.imageId, [...imageIds]));

export const keysOfProcess = (db: Database, processId: string) => keysWhere(db, eq(storedFiles.processId, processId));

/** Whether the file is one of the user's; without a user, anybody's. */
export async function ownsFile(db: Database, userId: string | undefined, key: string): Promise<boolean> {
  const isOfUser = userId === undefined ? undefined : eq(storedFiles.userId, userId);
  return (await db.$count(storedFiles, and(eq(storedFiles.key, key), isOfUser))) > 0;
}

/** Those of the keys that somebody's file has. */
export async function knownKeys(db: Database, keys: readonly string[]): Promise<Set<string>> {
  return new Set(await keysWhere(db, inArray(storedFiles.key, [...keys])));
}
