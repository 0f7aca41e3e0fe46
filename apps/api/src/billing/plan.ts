import type { PlanName } from '@palimpsest/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { subscriptions } from '../db/schema.ts';

/** What the user pays for; `trial` without an active subscription. */
export async function planOf(db: Database, userId: string): Promise<PlanName> {
  const [subscription] = await db
    .select({ plan: subscriptions.plan })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), subscriptions.isActive));
  return subscription?.plan ?? 'trial';
}
