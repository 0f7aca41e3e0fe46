import { createHmac } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { formerAccounts } from '../db/schema.ts';

/** Time for which a deleted account is remembered. */
const remembered = sql`interval '1 year'`;

/** Recognises the addresses of deleted accounts by a keyed hash, without storing an address. */
export type FormerAccounts = ReturnType<typeof createFormerAccounts>;

export function createFormerAccounts(key: Uint8Array) {
  const hash = (email: string) => createHmac('sha256', key).update(email.toLowerCase()).digest('base64url');
  return {
    /** Call it in the transaction that deletes the account. */
    async remember(transaction: Database, { id: userId, email }: { id: string; email: string }): Promise<void> {
      const row = { emailHash: hash(email), userId, deletedAt: new Date() };
      await transaction
        .insert(formerAccounts)
        .values(row)
        .onConflictDoUpdate({ target: formerAccounts.emailHash, set: row });
    },
    /** Whether an account of this address, in whatever case, was deleted in the last year. */
    async has(db: Database, email: string): Promise<boolean> {
      const isRemembered = gt(formerAccounts.deletedAt, sql`now() - ${remembered}`);
      return (await db.$count(formerAccounts, and(eq(formerAccounts.emailHash, hash(email)), isRemembered))) > 0;
    },
  };
}

/** Whether the id is that of a user whose account was deleted. */
export async function isFormerUser(db: Database, userId: string): Promise<boolean> {
  return (await db.$count(formerAccounts, eq(formerAccounts.userId, userId))) > 0;
}

export async function pruneFormerAccounts(db: Database): Promise<void> {
  await db.delete(formerAccounts).where(lt(formerAccounts.deletedAt, sql`now() - ${remembered}`));
}
