import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { images, processes } from '../db/schema.ts';
import { cancelProcess } from '../jobs/repository.ts';
import type { FileStore } from '../storage/file-store.ts';
import { keysOfImages, keysOfProcess } from './stored-files.ts';

/** Removes images, what was made from them, and all their files. Rows first: a file that stays behind is swept later. */
export async function removeImages(db: Database, files: FileStore, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const keys = await db.transaction(async (transaction) => {
    const running = await transaction
      .select({ id: processes.id })
      .from(processes)
      .where(and(inArray(processes.imageId, [...ids]), notInArray(processes.status, ['processed', 'failed'])));
    for (const { id } of running) await cancelProcess(transaction, id);
    const found = await keysOfImages(transaction, ids);
    await transaction.delete(images).where(inArray(images.id, [...ids]));
    return found;
  });
  await files.delete(keys);
}

/** Removes one result of an image. */
export async function removeProcess(db: Database, files: FileStore, id: string): Promise<void> {
  const keys = await db.transaction(async (transaction) => {
    await cancelProcess(transaction, id);
    const found = await keysOfProcess(transaction, id);
    await transaction.delete(processes).where(eq(processes.id, id));
    return found;
  });
  await files.delete(keys);
}
