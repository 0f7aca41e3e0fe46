import type { PlanName } from '@palimpsest/contract';
import { eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { billingEvents, subscriptions } from '../db/schema.ts';

export type Subscription = typeof subscriptions.$inferSelect;

/** What the payment provider says of a subscription at one moment. */
export interface SubscriptionState {
  userId: string;
  plan: PlanName;
  customerId: string;
  subscriptionId: string;
  isActive: boolean;
  periodEnd: Date;
  /** When the provider said so, in seconds. */
  eventCreated: number;
}

/** False when that event was applied before. */
export async function insertBillingEvent(db: Database, id: string): Promise<boolean> {
  const inserted = await db
    .insert(billingEvents)
    .values({ id })
    .onConflictDoNothing()
    .returning({ id: billingEvents.id });
  return inserted.length > 0;
}

/** Takes the state over, unless a later one is known. */
export async function upsertSubscription(db: Database, state: SubscriptionState): Promise<void> {
  await db
    .insert(subscriptions)
    .values(state)
    .onConflictDoUpdate({
      target: subscriptions.userId,
      set: state,
      setWhere: lte(subscriptions.eventCreated, sql`excluded.event_created`),
    });
}

export async function findSubscription(db: Database, userId: string): Promise<Subscription | undefined> {
  const [subscription] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  return subscription;
}
