import type { PlanName } from '@palimpsest/contract';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { userId } from './accounts.ts';
import { createdAt, moment } from './columns.ts';

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
    /** What the change was for: a process, a paid period, or the account itself. */
    subject: text('subject').notNull(),
    amount: integer('amount').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.reason, table.subject] }), index('credit_entries_user_id').on(table.userId)],
);

/** What a user pays for, as the payment provider last said. */
export const subscriptions = pgTable('subscriptions', {
  userId: userId().primaryKey(),
  plan: text('plan').$type<PlanName>().notNull(),
  customerId: text('customer_id').notNull().unique(),
  subscriptionId: text('subscription_id').notNull().unique(),
  isActive: boolean('is_active').notNull(),
  periodEnd: moment('period_end').notNull(),
  /** When the provider made the event that was applied last, in seconds: an older one that comes late changes nothing. */
  eventCreated: bigint('event_created', { mode: 'number' }).notNull(),
});

/** Events of the payment provider that were applied: each once. */
export const billingEvents = pgTable('billing_events', {
  id: text('id').primaryKey(),
  createdAt: createdAt(),
});
