import { plans, type PlanName } from '@palimpsest/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { subscriptions } from '../db/schema.ts';
import { activeStatuses } from './subscription-state.ts';

/** Plans from the least to the most. */
const planNames = Object.keys(plans) as PlanName[];

/** The subscriptions that give their users a plan. */
export const isActive = inArray(subscriptions.status, activeStatuses);

/** The plan that the user pays for: the best of several, and `trial` without an active subscription. */
export async function planOf(db: Database, userId: string): Promise<PlanName> {
  const paid = await db
    .select({ plan: subscriptions.plan })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), isActive));
  const levels = paid.map(({ plan }) => planNames.indexOf(plan));
  return planNames[Math.max(0, ...levels)] ?? 'trial';
}
