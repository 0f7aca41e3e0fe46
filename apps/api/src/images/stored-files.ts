import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { storedFiles } from '../db/schema.ts';
import type { MeasuredFile } from '../storage/measured-file.ts';

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

export async function keysOfImages(db: Database, imageIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ key: storedFiles.key })
    .from(storedFiles)
    .where(inArray(storedFiles.imageId, [...imageIds]));
  return rows.map(({ key }) => key);
}

export async function keysOfProcess(db: Database, processId: string): Promise<string[]> {
  const rows = await db.select({ key: storedFiles.key }).from(storedFiles).where(eq(storedFiles.processId, processId));
  return rows.map(({ key }) => key);
}

/** Whether the file is one of the user's; without a user, anybody's. */
export async function ownsFile(db: Database, userId: string | undefined, key: string): Promise<boolean> {
  const [found] = await db
    .select({ key: storedFiles.key })
    .from(storedFiles)
    .where(and(eq(storedFiles.key, key), userId === undefined ? undefined : eq(storedFiles.userId, userId)));
  return found !== undefined;
}

/** Those of the keys that somebody's file has. */
export async function knownKeys(db: Database, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ key: storedFiles.key })
    .from(storedFiles)
    .where(inArray(storedFiles.key, [...keys]));
  return new Set(rows.map(({ key }) => key));
}
