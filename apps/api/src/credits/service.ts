import type { CreditsResponse } from '@palimpsest/contract';
import type { Database } from '../db/open.ts';
import { DomainError } from '../domain-error.ts';
import { changeBalance, findBalance, insertEntry, openAccount } from './repository.ts';

/** Opens the account of a new user. Call it in the transaction that makes the user. */
export async function grantTrial(transaction: Database, userId: string, credits: number): Promise<void> {
  await openAccount(transaction, userId, credits);
  await insertEntry(transaction, { userId, reason: 'trial', subject: userId, amount: credits });
}

/** Takes the credit for a process, in the transaction that makes the process. */
export async function payForProcess(transaction: Database, userId: string, processId: string): Promise<void> {
  if (!(await changeBalance(transaction, userId, -1))) {
    throw new DomainError('no_credits', 'You have no credits left. Upgrade your plan to translate more images.');
  }
  await insertEntry(transaction, { userId, reason: 'process', subject: processId, amount: -1 });
}

/** Gives the credit for a process back, once however often it is called, in the transaction that marks it as failed. */
export async function refundProcess(transaction: Database, userId: string, processId: string): Promise<void> {
  if (await insertEntry(transaction, { userId, reason: 'refund', subject: processId, amount: 1 })) {
    await changeBalance(transaction, userId, 1);
  }
}

export async function remainingCredits(db: Database, userId: string): Promise<CreditsResponse> {
  return { remaining_credits: (await findBalance(db, userId)) ?? 0, is_unlimited: false };
}
