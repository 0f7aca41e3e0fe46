import { plans, type CheckoutPayload, type CheckoutResponse, type PortalResponse } from '@palimpsest/contract';
import { lockUser } from '../accounts/repository.ts';
import { grantPeriod } from '../credits/service.ts';
import type { Database } from '../db/open.ts';
import { DomainError } from '../domain-error.ts';
import { planOfPrice, type PlanPrice, type Prices } from './prices.ts';
import { findSubscription, insertBillingEvent, upsertSubscription, type SubscriptionState } from './repository.ts';

/** Who takes the money: Stripe, or the sandbox that takes none. */
export interface PaymentProvider {
  name: 'stripe' | 'sandbox';
  checkout(order: Order): Promise<CheckoutResponse>;
  portal(customerId: string, returnUrl: string): Promise<PortalResponse>;
}

export interface Order {
  userId: string;
  email: string;
  priceId: string;
  successUrl: string;
  cancelUrl: string;
}

export interface BillingOptions {
  db: Database;
  provider: PaymentProvider;
  prices: Prices;
  /** Where browsers may be sent back to; every origin when not set. */
  publicUrl: string | undefined;
}

/** Subscriptions and what they give. */
export type Billing = ReturnType<typeof createBilling>;

export function createBilling({ db, provider, prices, publicUrl }: BillingOptions) {
  /** A checkout that sends people to any address would make this site a stepping stone for phishing. */
  function assertOwnAddress(url: string, field: string, origin: string): void {
    if (new URL(url).origin === (publicUrl ? new URL(publicUrl).origin : origin)) return;
    throw new DomainError('invalid_fields', [
      { loc: ['body', field], msg: 'The address must be one of this site.', type: 'value_error' },
    ]);
  }

  return {
    provider: provider.name,
    prices,

    async hasSubscription(userId: string): Promise<boolean> {
      return (await findSubscription(db, userId))?.isActive ?? false;
    },

    /** @param origin of the request, where no public address is configured */
    async checkout(
      user: { id: string; email: string },
      payload: CheckoutPayload,
      origin: string,
    ): Promise<CheckoutResponse> {
      const { price_id: priceId, success_url: successUrl, cancel_url: cancelUrl } = payload;
      if (!planOfPrice(prices, priceId)) {
        throw new DomainError('invalid_fields', [
          {
            loc: ['body', 'price_id'],
            msg: 'This price is not known. Please choose one of the plans.',
            type: 'value_error',
          },
        ]);
      }
      assertOwnAddress(successUrl, 'success_url', origin);
      assertOwnAddress(cancelUrl, 'cancel_url', origin);
      if ((await findSubscription(db, user.id))?.isActive) {
        throw new DomainError(
          'already_subscribed',
          'You have a subscription already. Manage it in the billing portal.',
        );
      }
      return await provider.checkout({ userId: user.id, email: user.email, priceId, successUrl, cancelUrl });
    },

    async portal(userId: string, returnUrl: string, origin: string): Promise<PortalResponse> {
      assertOwnAddress(returnUrl, 'return_url', origin);
      const subscription = await findSubscription(db, userId);
      if (!subscription) throw new DomainError('no_subscription', 'You have no subscription to manage.');
      return await provider.portal(subscription.customerId, returnUrl);
    },

    /** Takes over what the provider says; the same event counts once, an older one that comes late changes nothing. */
    async apply(
      eventId: string,
      { interval, ...state }: SubscriptionState & Pick<PlanPrice, 'interval'>,
    ): Promise<void> {
      await db.transaction(async (transaction) => {
        // The first events of a subscription would insert it side by side, and all but one fail.
        await lockUser(transaction, state.userId);
        if (!(await insertBillingEvent(transaction, eventId))) return;
        await upsertSubscription(transaction, state);
        const { imagesPerMonth } = plans[state.plan];
        if (state.isActive && imagesPerMonth !== null) {
          const period = `${state.subscriptionId} ${state.periodEnd.toISOString()}`;
          // A year is paid at once, and so are its credits.
          await grantPeriod(transaction, state.userId, period, imagesPerMonth * (interval === 'yearly' ? 12 : 1));
        }
      });
    },

    /** Ends a subscription now. Credits that were granted stay. */
    async cancel(
      eventId: string,
      { userId, eventCreated }: Pick<SubscriptionState, 'userId' | 'eventCreated'>,
    ): Promise<void> {
      await db.transaction(async (transaction) => {
        await lockUser(transaction, userId);
        const subscription = await findSubscription(transaction, userId);
        if (!subscription || !(await insertBillingEvent(transaction, eventId))) return;
        await upsertSubscription(transaction, { ...subscription, isActive: false, eventCreated });
      });
    },
  };
}
