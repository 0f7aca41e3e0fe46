import { plans, type CreditsResponse } from '@palimpsest/contract';
import { planOf } from '../billing/subscriptions.ts';
import type { Database } from '../db/open.ts';
import { DomainError } from '../domain-error.ts';
import { and, eq, gte, sql, sum } from 'drizzle-orm';
import { creditAccounts, creditEntries } from '../db/schema.ts';

/** Opens the account of a new user. Call it in the transaction that makes the user. */
export async function grantTrial(transaction: Database, userId: string, credits: number): Promise<void> {
  await transaction.insert(creditAccounts).values({ userId, balance: credits });
  await insertEntry(transaction, { userId, reason: 'trial', subject: userId, amount: credits });
}

/** Adds the credits that an invoice paid for, once however often it is called. */
export async function grantInvoice(
  transaction: Database,
  { userId, invoiceId, credits }: { userId: string; invoiceId: string; credits: number },
): Promise<void> {
  if (
    credits > 0 &&
    (await insertEntry(transaction, { userId, reason: 'grant', subject: invoiceId, amount: credits }))
  ) {
    await changeBalance(transaction, userId, credits);
  }
}

/** Takes the credit for a process, in the transaction that makes the process; an unlimited plan pays none. @throws DomainError `no_credits` */
export async function payForProcess(transaction: Database, userId: string, processId: string): Promise<void> {
  const amount = (await isUnlimited(transaction, userId)) ? 0 : -1;
  if (amount !== 0 && !(await changeBalance(transaction, userId, amount))) {
    throw new DomainError('no_credits', 'You have no credits left. Upgrade your plan to translate more images.');
  }
  await insertEntry(transaction, { userId, reason: 'process', subject: processId, amount });
}

/** Notes a process that its owner need not pay: the service failed them before. */
export async function grantProcess(transaction: Database, userId: string, processId: string): Promise<void> {
  await insertEntry(transaction, { userId, reason: 'process', subject: processId, amount: 0 });
}

/** Gives back what a process cost, once however often it is called, in the transaction that marks it as failed. */
export async function refundProcess(transaction: Database, userId: string, processId: string): Promise<void> {
  const [entry] = await transaction
    .select({ amount: creditEntries.amount })
    .from(creditEntries)
    .where(and(eq(creditEntries.reason, 'process'), eq(creditEntries.subject, processId)));
  const paid = -(entry?.amount ?? 0);
  if (paid > 0 && (await insertEntry(transaction, { userId, reason: 'refund', subject: processId, amount: paid }))) {
    await changeBalance(transaction, userId, paid);
  }
}

export async function remainingCredits(db: Database, userId: string): Promise<CreditsResponse> {
  const [account] = await db
    .select({ balance: creditAccounts.balance })
    .from(creditAccounts)
    .where(eq(creditAccounts.userId, userId));
  return { remaining_credits: account?.balance ?? 0, is_unlimited: await isUnlimited(db, userId) };
}

async function isUnlimited(db: Database, userId: string): Promise<boolean> {
  return plans[await planOf(db, userId)].imagesPerMonth === null;
}

/** False when there is an entry of this reason for this subject already. */
async function insertEntry(db: Database, entry: typeof creditEntries.$inferInsert): Promise<boolean> {
  const inserted = await db
    .insert(creditEntries)
    .values(entry)
    .onConflictDoNothing()
    .returning({ subject: creditEntries.subject });
  return inserted.length > 0;
}

/** Adds `amount`, which may be negative. False when the balance would fall below zero; nothing changes then. */
async function changeBalance(db: Database, userId: string, amount: number): Promise<boolean> {
  const changed = await db
    .update(creditAccounts)
    .set({ balance: sql`${creditAccounts.balance} + ${amount}` })
    .where(and(eq(creditAccounts.userId, userId), gte(creditAccounts.balance, -amount)))
    .returning({ balance: creditAccounts.balance });
  return changed.length > 0;
}

/** Sums the credits that all users together can still spend. */
export async function sumBalances(db: Database): Promise<number> {
  const [all] = await db.select({ balances: sum(creditAccounts.balance) }).from(creditAccounts);
  return Number(all?.balances ?? 0);
}
