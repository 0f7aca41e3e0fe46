import { plans } from '@palimpsest/contract';
import { eq, sql } from 'drizzle-orm';
import { lockUser } from '../accounts/repository.ts';
import { planOf } from '../billing/subscriptions.ts';
import type { Database } from '../db/open.ts';
import { documents, processes, storedFiles } from '../db/schema.ts';
import { DomainError } from '../domain-error.ts';

/** Sums bytes as a number; PostgreSQL's bigint drivers give as text. */
const sumOf = (column: typeof storedFiles.bytes | typeof documents.bytes) => ({
  used: sql<number>`coalesce(sum(${column}), 0)::float8`,
});

/** Bytes of all files and documents of the user, whose row stays locked until the transaction ends. */
async function usedBytes(transaction: Database, userId: string): Promise<number> {
  // A statement of its own: what waits for a lock still sees the files of before it waited (PostgreSQL, read committed).
  await lockUser(transaction, userId);
  const [files] = await transaction
    .select(sumOf(storedFiles.bytes))
    .from(storedFiles)
    .where(eq(storedFiles.userId, userId));
  const [saved] = await transaction
    .select(sumOf(documents.bytes))
    .from(documents)
    .innerJoin(processes, eq(processes.id, documents.processId))
    .where(eq(processes.userId, userId));
  return (files?.used ?? 0) + (saved?.used ?? 0);
}

/**
 * Refuses a file or a document for which the user's plan has no room. Call it in the transaction that stores it: those of one user wait
 * for each other from here on.
 * @throws DomainError `quota_exceeded`
 */
export async function assertRoom(transaction: Database, userId: string, bytes: number): Promise<void> {
  const { storageBytes } = plans[await planOf(transaction, userId)];
  if ((await usedBytes(transaction, userId)) + bytes > storageBytes) {
    const megabytes = Math.floor(storageBytes / 1024 / 1024);
    throw new DomainError(
      'quota_exceeded',
      `Your images fill the ${megabytes} MB that your plan has room for. Please delete some of them, or upgrade your plan.`,
      { parameters: { max_storage_megabytes: megabytes } },
    );
  }
}
