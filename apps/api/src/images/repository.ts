import { and, asc, count, desc, eq, getTableColumns, ilike, lte, notInArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { plans, type processesQuery } from '@palimpsest/contract';
import { planOf } from '../billing/plan.ts';
import { contains } from '../db/contains.ts';
import type { Database } from '../db/open.ts';
import { images, processes, storedFiles } from '../db/schema.ts';

export type Image = typeof images.$inferSelect;

export async function insertImage(db: Database, image: typeof images.$inferInsert): Promise<void> {
  await db.insert(images).values(image);
}

/** Undefined also when the image is somebody else's. */
export async function findImage(db: Database, userId: string, id: string): Promise<Image | undefined> {
  const [image] = await db
    .select()
    .from(images)
    .where(and(eq(images.id, id), eq(images.userId, userId)));
  return image;
}

/** What a process tells of its image. */
interface ImageFacts {
  imageFileKey: string;
  imageThumbnailKeys: Image['thumbnailKeys'];
  fileName: string | null;
}

/** A process, and the image that it works on. */
export type ProcessWithImage = typeof processes.$inferSelect & ImageFacts;

export type ProcessSummaryRow = Omit<ProcessWithImage, 'localizedTexts' | 'skippedTexts'>;

export const imageFacts = {
  imageFileKey: images.fileKey,
  imageThumbnailKeys: images.thumbnailKeys,
  fileName: images.fileName,
};

/** Columns of a process as lists hold it: without its texts, for a hundred of them could be 15 MB. */
export function summaryColumns() {
  const { localizedTexts: _, skippedTexts: __, ...columns } = getTableColumns(processes);
  return { ...columns, ...imageFacts };
}

/** Undefined also when the process is somebody else's; without a user, everybody's are found. */
export async function findProcess(
  db: Database,
  userId: string | undefined,
  messageId: string,
): Promise<ProcessWithImage | undefined> {
  const [row] = await db
    .select({ ...getTableColumns(processes), ...imageFacts })
    .from(processes)
    .innerJoin(images, eq(images.id, processes.imageId))
    .where(and(eq(processes.messageId, messageId), userId === undefined ? undefined : eq(processes.userId, userId)));
  return row;
}

/**
 * How urgent the next job of a user is: each one that the user has open makes it one less, so that users take turns
 * instead of one who brought many going first. A plan gives its head start.
 */
export async function jobPriority(db: Database, userId: string): Promise<number> {
  const [open] = await db
    .select({ count: count() })
    .from(processes)
    .where(and(eq(processes.userId, userId), notInArray(processes.status, ['processed', 'failed'])));
  return plans[await planOf(db, userId)].priority - (open?.count ?? 0);
}

/** Counts texts that are translated again, and gives their number; undefined where it would pass `most`. */
export async function reserveRetranslations(
  db: Database,
  id: string,
  texts: number,
  most: number,
): Promise<number | undefined> {
  const [reserved] = await db
    .update(processes)
    .set({ retranslatedTexts: sql`${processes.retranslatedTexts} + ${texts}` })
    .where(and(eq(processes.id, id), lte(processes.retranslatedTexts, most - texts)))
    .returning({ used: processes.retranslatedTexts });
  return reserved?.used;
}

/** Takes back what was reserved for texts that could not be translated. */
export async function releaseRetranslations(db: Database, id: string, texts: number): Promise<void> {
  await db
    .update(processes)
    .set({ retranslatedTexts: sql`${processes.retranslatedTexts} - ${texts}` })
    .where(eq(processes.id, id));
}

/** The newest first, or by the name of the file; those of one name and those without any the newest first. */
export async function listProcesses(
  db: Database,
  userId: string,
  { limit, status, search, sort }: z.output<typeof processesQuery>,
): Promise<ProcessSummaryRow[]> {
  return await db
    .select(summaryColumns())
    .from(processes)
    .innerJoin(images, eq(images.id, processes.imageId))
    .where(
      and(
        eq(processes.userId, userId),
        status && eq(processes.status, status),
        search ? ilike(images.fileName, contains(search)) : undefined,
      ),
    )
    .orderBy(
      ...(sort === 'name' ? [asc(sql`lower(${images.fileName})`)] : []),
      desc(processes.createdAt),
      desc(processes.id),
    )
    .limit(limit);
}

/** Undefined when the user has used that idempotency key before. */
export async function insertProcess(
  db: Database,
  process: typeof processes.$inferInsert,
): Promise<{ id: string } | undefined> {
  const [inserted] = await db
    .insert(processes)
    .values(process)
    .onConflictDoNothing({ target: [processes.userId, processes.idempotencyKey] })
    .returning({ id: processes.id });
  return inserted;
}

export async function findProcessByIdempotencyKey(
  db: Database,
  userId: string,
  idempotencyKey: string,
): Promise<{ messageId: string; requestHash: string | null } | undefined> {
  const [found] = await db
    .select({ messageId: processes.messageId, requestHash: processes.requestHash })
    .from(processes)
    .where(and(eq(processes.userId, userId), eq(processes.idempotencyKey, idempotencyKey)));
  return found;
}

/** An image, and how large its file is. */
export type ListedImage = Image & { bytes: number | null };

/** The newest first. */
export async function listImages(
  db: Database,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedImage[]> {
  return await db
    .select({ ...getTableColumns(images), bytes: storedFiles.bytes })
    .from(images)
    .leftJoin(storedFiles, eq(storedFiles.key, images.fileKey))
    .where(eq(images.userId, userId))
    .orderBy(desc(images.createdAt), desc(images.id))
    .limit(limit)
    .offset(offset);
}

export async function listImageIds(db: Database, userId: string): Promise<string[]> {
  const rows = await db.select({ id: images.id }).from(images).where(eq(images.userId, userId));
  return rows.map(({ id }) => id);
}
