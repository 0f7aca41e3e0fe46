import { createHmac } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { formerAccounts } from '../db/schema.ts';

/** For how long a deleted account is remembered. */
const remembered = sql`interval '1 year'`;

/** Knows addresses of deleted accounts by a keyed hash, without storing an address. */
export interface FormerAccounts {
  /** Call it in the transaction that deletes the account. */
  remember(transaction: Database, user: { id: string; email: string }): Promise<void>;
  /** Whether an account of this address, in whatever case, was deleted in the last year. */
  has(db: Database, email: string): Promise<boolean>;
}

export function createFormerAccounts(key: Uint8Array): FormerAccounts {
  const hash = (email: string) => createHmac('sha256', key).update(email.toLowerCase()).digest('base64url');
  return {
    async remember(transaction, { id: userId, email }) {
      const row = { emailHash: hash(email), userId, deletedAt: new Date() };
      await transaction
        .insert(formerAccounts)
        .values(row)
        .onConflictDoUpdate({ target: formerAccounts.emailHash, set: row });
    },
    async has(db, email) {
      const [found] = await db
        .select({ emailHash: formerAccounts.emailHash })
        .from(formerAccounts)
        .where(
          and(eq(formerAccounts.emailHash, hash(email)), gt(formerAccounts.deletedAt, sql`now() - ${remembered}`)),
        );
      return found !== undefined;
    },
  };
}

/** Whether there was such a user, whose account was deleted. */
export async function isFormerUser(db: Database, userId: string): Promise<boolean> {
  const [found] = await db
    .select({ userId: formerAccounts.userId })
    .from(formerAccounts)
    .where(eq(formerAccounts.userId, userId));
  return found !== undefined;
}

export async function pruneFormerAccounts(db: Database): Promise<void> {
  await db.delete(formerAccounts).where(lt(formerAccounts.deletedAt, sql`now() - ${remembered}`));
}
