import { plans, type CreditsResponse } from '@palimpsest/contract';
import { planOf } from '../billing/subscriptions.ts';
import type { Database } from '../db/open.ts';
import { DomainError } from '../domain-error.ts';
import { and, eq, gte, sql, sum } from 'drizzle-orm';
import { creditAccounts, creditEntries, type creditReason } from '../db/schema.ts';

/** Opens the account of a new user. Call it in the transaction that makes the user. */
export async function grantTrial(transaction: Database, userId: string, credits: number): Promise<void> {
  await openAccount(transaction, userId, credits);
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
  const paid = -((await findEntry(transaction, 'process', processId))?.amount ?? 0);
  if (paid > 0 && (await insertEntry(transaction, { userId, reason: 'refund', subject: processId, amount: paid }))) {
    await changeBalance(transaction, userId, paid);
  }
}

export async function remainingCredits(db: Database, userId: string): Promise<CreditsResponse> {
  return { remaining_credits: (await findBalance(db, userId)) ?? 0, is_unlimited: await isUnlimited(db, userId) };
}

async function isUnlimited(db: Database, userId: string): Promise<boolean> {
  return plans[await planOf(db, userId)].imagesPerMonth === null;
}

interface CreditEntry {
  userId: string;
  reason: (typeof creditReason.enumValues)[number];
  /** What the change is for; a second entry of the same reason for it is refused. */
  subject: string;
  amount: number;
}

/** False when there is an entry of this reason for this subject already. */
async function insertEntry(db: Database, entry: CreditEntry): Promise<boolean> {
  const inserted = await db
    .insert(creditEntries)
    .values(entry)
    .onConflictDoNothing()
    .returning({ subject: creditEntries.subject });
  return inserted.length > 0;
}

async function openAccount(db: Database, userId: string, balance: number): Promise<void> {
  await db.insert(creditAccounts).values({ userId, balance });
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

async function findBalance(db: Database, userId: string): Promise<number | undefined> {
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
async function findEntry(
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
