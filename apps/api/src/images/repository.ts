import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  ilike,
  inArray,
  isNotNull,
  lte,
  notInArray,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { z } from 'zod';
import {
  findLanguage,
  plans,
  statusesOf,
  type FolderEntry,
  type imagesQuery,
  type ListOrder,
  type processesQuery,
} from '@palimpsest/contract';
import { planOf } from '../billing/subscriptions.ts';
import { contains } from '../db/contains.ts';
import type { Database } from '../db/open.ts';
import { documents, images, processes, storedFiles } from '../db/schema.ts';
import { DomainError } from '../domain-error.ts';
import { cancelProcess } from '../jobs/repository.ts';
import { isUuid } from '../uuid.ts';
import { loosen, removeLoose, type Store } from './stored-files.ts';

export type Image = typeof images.$inferSelect;

/** @throws DomainError `not_found`, also when the image is somebody else's */
export async function ownImage(db: Database, userId: string, id: string): Promise<Image> {
  const isOwn = and(eq(images.id, id), eq(images.userId, userId));
  const [image] = isUuid(id) ? await db.select().from(images).where(isOwn) : [];
  if (!image) throw new DomainError('not_found', 'Image not found');
  return image;
}

/** A process, with the columns of its image and of its latest document that views show. */
export type ProcessWithImage = typeof processes.$inferSelect & {
  imageFileKey: string;
  imageThumbnailKeys: Image['thumbnailKeys'];
  documentVersion: number | null;
};

export type ProcessSummaryRow = Omit<ProcessWithImage, 'localizedTexts' | 'skippedTexts'>;

/** The name of a process: while a deploy rolls, servers of the last version start processes without one. */
export const processName = sql<string | null>`coalesce(${processes.fileName}, ${images.fileName})`;

const imageFacts = {
  fileName: processName,
  imageFileKey: images.fileKey,
  imageThumbnailKeys: images.thumbnailKeys,
  documentVersion: sql<
    number | null
  >`(select max(${documents.version}) from ${documents} where ${documents.processId} = ${processes.id})`,
};

/** Rows of equal names, and those without a name, come newest first. */
function orderOf(table: typeof processes | typeof images, sort: ListOrder): SQL[] {
  if (sort === 'oldest') return [asc(table.createdAt), asc(table.id)];
  return [...(sort === 'name' ? [asc(sql`lower(${table.fileName})`)] : []), desc(table.createdAt), desc(table.id)];
}

/** Columns of a process as lists hold it: without its texts, for a hundred of them could be 15 MB. */
export function summaryColumns() {
  const { localizedTexts: _, skippedTexts: __, ...columns } = getTableColumns(processes);
  return { ...columns, ...imageFacts };
}

async function findProcessWhere(db: Database, condition: SQL | undefined): Promise<ProcessWithImage | undefined> {
  const [row] = await db
    .select({ ...getTableColumns(processes), ...imageFacts })
    .from(processes)
    .innerJoin(images, eq(images.id, processes.imageId))
    .where(condition);
  return row;
}

/**
 * @param userId the owner; undefined for the staff, who see everybody's
 * @throws DomainError `not_found`, also when the process is somebody else's
 */
export async function ownProcess(
  db: Database,
  userId: string | undefined,
  messageId: string,
): Promise<ProcessWithImage> {
  const isOfUser = userId === undefined ? undefined : eq(processes.userId, userId);
  const found = isUuid(messageId) && (await findProcessWhere(db, and(eq(processes.messageId, messageId), isOfUser)));
  if (!found) throw new DomainError('not_found', 'Process not found');
  return found;
}

/** The process that repeats a failed one. @param messageId of the failed one */
export const findRetryOf = (db: Database, messageId: string) => findProcessWhere(db, eq(processes.retryOf, messageId));

/**
 * How urgent the next job of a user is: each one that the user has open makes it one less, so that users take turns
 * instead of one who brought many going first. A plan gives its head start.
 */
export async function jobPriority(db: Database, userId: string): Promise<number> {
  const isOpen = notInArray(processes.status, ['processed', 'failed']);
  return (
    plans[await planOf(db, userId)].priority - (await db.$count(processes, and(eq(processes.userId, userId), isOpen)))
  );
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

export async function listProcesses(
  db: Database,
  userId: string,
  query: z.output<typeof processesQuery>,
): Promise<ProcessSummaryRow[]> {
  const { limit, offset, status, group, search, folder, sort, image_id: imageId } = query;
  const source = findLanguage(query.source_lang ?? '')?.name;
  const target = findLanguage(query.target_lang ?? '')?.name;
  const order = orderOf(processes, sort);
  // The ids of the page are selected first, so that only its rows are joined.
  const page = db
    .select({ id: processes.id })
    .from(processes)
    .where(
      and(
        eq(processes.userId, userId),
        status && eq(processes.status, status),
        group && inArray(processes.status, statusesOf(group)),
        imageId ? eq(processes.imageId, imageId) : undefined,
        source && eq(processes.sourceLanguage, source),
        target && eq(processes.targetLanguage, target),
        search ? ilike(processes.fileName, contains(search)) : undefined,
        folder ? eq(processes.folder, folder) : undefined,
      ),
    )
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return await db
    .select(summaryColumns())
    .from(processes)
    .innerJoin(images, eq(images.id, processes.imageId))
    .where(inArray(processes.id, page))
    .orderBy(...order);
}

/** The choices of the owner of a process. */
export async function findChoices(db: Database, id: string) {
  const { userId, imageId, fileName, folder, sourceLanguage, targetLanguage } = processes;
  const { blacklist, exclusionRegions, localiseNumbers, requestHash } = processes;
  const names = { userId, imageId, fileName, folder, sourceLanguage, targetLanguage };
  const choices = { ...names, blacklist, exclusionRegions, localiseNumbers, requestHash };
  const [found] = await db.select(choices).from(processes).where(eq(processes.id, id));
  if (!found) throw new DomainError('not_found', 'Process not found');
  return found;
}

/** The columns of a process that its owner can change. */
export type OwnChange = Partial<Pick<typeof processes.$inferSelect, 'fileName' | 'folder'>>;

export async function changeProcess(db: Database, id: string, change: OwnChange): Promise<void> {
  await db
    .update(processes)
    .set({ ...change, updatedAt: new Date() })
    .where(eq(processes.id, id));
}

/** Puts all that lies in a folder of a user into another one, or into none. @returns how many processes that were */
export async function moveFolder(db: Database, userId: string, from: string, to: string | null): Promise<number> {
  const moved = await db
    .update(processes)
    .set({ folder: to, updatedAt: new Date() })
    .where(and(eq(processes.userId, userId), eq(processes.folder, from)))
    .returning({ id: processes.id });
  return moved.length;
}

/** The folders of a user by their names, whatever their case. */
export async function listFolders(db: Database, userId: string): Promise<FolderEntry[]> {
  const rows = await db
    .select({ name: processes.folder, count: count() })
    .from(processes)
    .where(and(eq(processes.userId, userId), isNotNull(processes.folder)))
    .groupBy(processes.folder)
    .orderBy(asc(sql`lower(${processes.folder})`), asc(processes.folder));
  return rows.flatMap(({ name, count: processCount }) => (name === null ? [] : [{ name, count: processCount }]));
}

/** Inserts a process; undefined if the user has used its idempotency key before, or the failure that it repeats was retried before. */
export async function insertProcess(
  db: Database,
  process: typeof processes.$inferInsert,
): Promise<{ id: string } | undefined> {
  const [inserted] = await db.insert(processes).values(process).onConflictDoNothing().returning({ id: processes.id });
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

export async function listImages(
  db: Database,
  userId: string,
  { limit, offset, search, sort }: z.output<typeof imagesQuery>,
): Promise<ListedImage[]> {
  return await db
    .select({ ...getTableColumns(images), bytes: storedFiles.bytes })
    .from(images)
    .leftJoin(storedFiles, eq(storedFiles.key, images.fileKey))
    .where(and(eq(images.userId, userId), search ? ilike(images.fileName, contains(search)) : undefined))
    .orderBy(...orderOf(images, sort))
    .limit(limit)
    .offset(offset);
}

export async function listImageIds(db: Database, userId: string): Promise<string[]> {
  const rows = await db.select({ id: images.id }).from(images).where(eq(images.userId, userId));
  return rows.map(({ id }) => id);
}

/** Removes images, what was made from them, and all their files. */
export async function removeImages(store: Store, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const keys = await store.db.transaction(async (transaction) => {
    const running = await transaction
      .select({ id: processes.id })
      .from(processes)
      .where(and(inArray(processes.imageId, [...ids]), notInArray(processes.status, ['processed', 'failed'])));
    for (const { id } of running) await cancelProcess(transaction, id);
    const loose = await loosen(transaction, inArray(storedFiles.imageId, [...ids]));
    await transaction.delete(images).where(inArray(images.id, [...ids]));
    return loose;
  });
  await removeLoose(store, keys);
}

/** Removes one result of an image. */
export async function removeProcess(store: Store, id: string): Promise<void> {
  const keys = await store.db.transaction(async (transaction) => {
    await cancelProcess(transaction, id);
    const loose = await loosen(transaction, eq(storedFiles.processId, id));
    await transaction.delete(processes).where(eq(processes.id, id));
    return loose;
  });
  await removeLoose(store, keys);
}
