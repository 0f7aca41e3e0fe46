import { plans, type PlanName } from '@palimpsest/contract';
import { subscriptions, type subscriptionStatus } from '../db/schema.ts';
import { and, eq, inArray, desc } from 'drizzle-orm';
import type { Database } from '../db/open.ts';

type SubscriptionStatus = (typeof subscriptionStatus.enumValues)[number];

/** The state of a subscription as the payment provider reports it. */
export interface SubscriptionState {
  subscriptionId: string;
  userId: string;
  plan: PlanName;
  customerId: string;
  status: SubscriptionStatus;
  periodEnd: Date;
  /** The time of the provider's event, in seconds since 1970. */
  eventCreated: number;
}

/** A subscription that is past due is being charged again: its owner keeps the plan, and gets credits once an invoice is paid. */
const activeStatuses: SubscriptionStatus[] = ['trialing', 'active', 'past_due'];

/**
 * Ranks the statuses: of two events of the same second, the one with the higher rank counts, whichever arrives first. A subscription
 * that has ended never comes back: its owner gets another one.
 */
const progress: Readonly<Record<SubscriptionStatus, number>> = {
  incomplete: 0,
  paused: 1,
  unpaid: 2,
  past_due: 3,
  trialing: 4,
  active: 5,
  incomplete_expired: 6,
  canceled: 7,
};
const isOver = ({ status }: SubscriptionState): boolean => progress[status] >= progress.incomplete_expired;

/** Whether `a` replaces `b`. The rule makes every order of the same events end in the same state. */
function isLater(a: SubscriptionState, b: SubscriptionState): boolean {
  if (isOver(a) !== isOver(b)) return isOver(a);
  if (a.eventCreated !== b.eventCreated) return a.eventCreated > b.eventCreated;
  if (a.status !== b.status) return progress[a.status] > progress[b.status];
  if (a.periodEnd.getTime() !== b.periodEnd.getTime()) return a.periodEnd > b.periodEnd;
  return a.plan > b.plan;
}

/** Returns the state after an event, from the state before it; both belong to the same subscription. */
function nextState(known: SubscriptionState | undefined, told: SubscriptionState): SubscriptionState {
  return known && !isLater(told, known) ? known : told;
}

/** Whether a subscription gives its user the plan. */
export const givesPlan = ({ status }: Pick<SubscriptionState, 'status'>): boolean => activeStatuses.includes(status);

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

/** Stores the state of an event, if it is the later one. Call it in a transaction that has locked the user. */
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
