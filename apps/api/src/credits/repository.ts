import { and, eq, gte, sql, sum } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { creditAccounts, creditEntries, type creditReason } from '../db/schema.ts';

export interface CreditEntry {
  userId: string;
  reason: (typeof creditReason.enumValues)[number];
  /** What the change is for; a second entry of the same reason for it is refused. */
  subject: string;
  amount: number;
}

/** False when there is an entry of this reason for this subject already. */
export async function insertEntry(db: Database, entry: CreditEntry): Promise<boolean> {
  const inserted = await db
    .insert(creditEntries)
    .values(entry)
    .onConflictDoNothing()
    .returning({ subject: creditEntries.subject });
  return inserted.length > 0;
}

export async function openAccount(db: Database, userId: string, balance: number): Promise<void> {
  await db.insert(creditAccounts).values({ userId, balance });
}

/** Adds `amount`, which may be negative. False when the balance would fall below zero; nothing changes then. */
export async function changeBalance(db: Database, userId: string, amount: number): Promise<boolean> {
  const changed = await db
    .update(creditAccounts)
    .set({ balance: sql`${creditAccounts.balance} + ${amount}` })
    .where(and(eq(creditAccounts.userId, userId), gte(creditAccounts.balance, -amount)))
    .returning({ balance: creditAccounts.balance });
  return changed.length > 0;
}

export async function findBalance(db: Database, userId: string): Promise<number | undefined> {
  const [account] = await db
    .select({ balance: creditAccounts.balance })
    .from(creditAccounts)
    .where(eq(creditAccounts.userId, userId));
  return account?.balance;
}

/** What all users together can still spend. */
export async function sumBalances(db: Database): Promise<number> {
  const [all] = await db.select({ balances: sum(creditAccounts.balance) }).from(creditAccounts);
  return Number(all?.balances ?? 0);
}

/** Undefined when there is no entry of this reason for this subject. */
export async function findEntry(
  db: Database,
  reason: CreditEntry['reason'],
  subject: string,
): Promise<Pick<CreditEntry, 'amount'> | undefined> {
  const [entry] = await db
    .select({ amount: creditEntries.amount })
    .from(creditEntries)
    .where(and(eq(creditEntries.reason, reason), eq(creditEntries.subject, subject)));
  return entry;
}
