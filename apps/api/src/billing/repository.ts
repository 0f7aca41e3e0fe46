import { desc, eq } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { subscriptions } from '../db/schema.ts';
import { nextState, type SubscriptionState } from './subscription-state.ts';

/** Takes an event over. Call it in a transaction that has locked the user. */
export async function noteSubscription(transaction: Database, told: SubscriptionState): Promise<void> {
  const [known] = await transaction
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.subscriptionId, told.subscriptionId));
  const state = nextState(known, told);
  await transaction
    .insert(subscriptions)
    .values(state)
    .onConflictDoUpdate({ target: subscriptions.subscriptionId, set: state });
}

/** All subscriptions of a user, the newest first. */
export async function listSubscriptions(db: Database, userId: string): Promise<SubscriptionState[]> {
  return await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.eventCreated));
}
