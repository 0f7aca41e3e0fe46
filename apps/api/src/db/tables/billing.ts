import type { PlanName } from '@palimpsest/contract';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { userId, createdAt, moment } from './accounts.ts';

export const creditAccounts = pgTable(
  'credit_accounts',
  {
    userId: userId().primaryKey(),
    balance: integer('balance').notNull(),
  },
  (table) => [check('credit_accounts_balance_not_negative', sql`${table.balance} >= 0`)],
);

export const creditReason = pgEnum('credit_reason', ['trial', 'process', 'refund', 'grant', 'expiry']);

/** Every change of a balance; the key makes each happen once at most. */
export const creditEntries = pgTable(
  'credit_entries',
  {
    userId: userId(),
    reason: creditReason('reason').notNull(),
    /** Id of the process, the paid invoice or, for the trial, the user that the change was for. */
    subject: text('subject').notNull(),
    amount: integer('amount').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.reason, table.subject] }), index('credit_entries_user_id').on(table.userId)],
);

/** States of a subscription at the payment provider, in the names of Stripe. */
export const subscriptionStatus = pgEnum('subscription_status', [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
]);

/** Each subscription that somebody has or had, as the payment provider last said. A user can have several: two tabs, two checkouts. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    subscriptionId: text('subscription_id').primaryKey(),
    userId: userId(),
    plan: text('plan').$type<PlanName>().notNull(),
    customerId: text('customer_id').notNull(),
    status: subscriptionStatus('status').notNull(),
    periodEnd: moment('period_end').notNull(),
    /** Time of the provider's event that the status is from, in seconds since 1970. */
    eventCreated: bigint('event_created', { mode: 'number' }).notNull(),
  },
  (table) => [index('subscriptions_user_id').on(table.userId)],
);
