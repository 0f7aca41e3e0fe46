import { plans } from '@palimpsest/contract';
import { eq, sql } from 'drizzle-orm';
import { planOf } from '../billing/plan.ts';
import type { Database } from '../db/open.ts';
import { storedFiles, users } from '../db/schema.ts';
import { DomainError } from '../domain-error.ts';

/** Bytes of all files of the user. */
async function usedBytes(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({
      // Numbers, not PostgreSQL's bigint, which drivers give as text.
      used: sql<number>`(
        select coalesce(sum(${storedFiles.bytes}), 0) from ${storedFiles} where ${storedFiles.userId} = ${users.id}
      )::float8`,
    })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  return row?.used ?? 0;
}

/**
 * Refuses a file for which the user's plan has no room. Call it in the transaction that stores the file: uploads of one user
 * wait for each other from here on.
 * @throws DomainError `quota_exceeded`
 */
export async function assertRoom(transaction: Database, userId: string, bytes: number): Promise<void> {
  const { storageBytes } = plans[await planOf(transaction, userId)];
  if ((await usedBytes(transaction, userId)) + bytes > storageBytes) {
    const megabytes = Math.floor(storageBytes / 1024 / 1024);
    throw new DomainError(
      'quota_exceeded',
      `Your images fill the ${megabytes} MB that your plan has room for. Please delete some of them, or upgrade your plan.`,
    );
  }
}
