import { and, count, desc, eq, getTableColumns, notInArray } from 'drizzle-orm';
import { plans } from '@palimpsest/contract';
import { planOf } from '../billing/plan.ts';
import type { Database } from '../db/open.ts';
import { images, processes } from '../db/schema.ts';

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

/** Whether the file is one that the user uploaded or that was made from one; without a user, anybody's. */
export async function ownsFile(db: Database, userId: string | undefined, fileKey: string): Promise<boolean> {
  const [uploaded] = await db
    .select({ id: images.id })
    .from(images)
    .where(and(eq(images.fileKey, fileKey), userId === undefined ? undefined : eq(images.userId, userId)));
  if (uploaded) return true;
  const [made] = await db
    .select({ id: processes.id })
    .from(processes)
    .where(
      and(eq(processes.inpaintedFileKey, fileKey), userId === undefined ? undefined : eq(processes.userId, userId)),
    );
  return made !== undefined;
}

/** A process, and where the image that it works on is kept. */
export type ProcessWithImage = typeof processes.$inferSelect & { imageFileKey: string };

export type ProcessSummaryRow = Omit<ProcessWithImage, 'localizedTexts'>;

const withImage = { process: processes, imageFileKey: images.fileKey };
const flatten = (row: { process: typeof processes.$inferSelect; imageFileKey: string }): ProcessWithImage => ({
  ...row.process,
  imageFileKey: row.imageFileKey,
});

/** Undefined also when the process is somebody else's; without a user, everybody's are found. */
export async function findProcess(
  db: Database,
  userId: string | undefined,
  messageId: string,
): Promise<ProcessWithImage | undefined> {
  const [row] = await db
    .select(withImage)
    .from(processes)
    .innerJoin(images, eq(images.id, processes.imageId))
    .where(and(eq(processes.messageId, messageId), userId === undefined ? undefined : eq(processes.userId, userId)));
  return row && flatten(row);
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

/** The newest first, without their texts: a hundred of them could be 15 MB. */
export async function listProcesses(
  db: Database,
  userId: string,
  { limit, status }: { limit: number; status?: ProcessWithImage['status'] | undefined },
): Promise<ProcessSummaryRow[]> {
  const { localizedTexts: _, ...columns } = getTableColumns(processes);
  return await db
    .select({ ...columns, imageFileKey: images.fileKey })
    .from(processes)
    .innerJoin(images, eq(images.id, processes.imageId))
    .where(and(eq(processes.userId, userId), status && eq(processes.status, status)))
    .orderBy(desc(processes.createdAt), desc(processes.id))
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

export async function listImageIds(db: Database, userId: string): Promise<string[]> {
  const rows = await db.select({ id: images.id }).from(images).where(eq(images.userId, userId));
  return rows.map(({ id }) => id);
}
