import {
  paidPlanNames,
  type CheckoutPayload,
  type CheckoutResponse,
  type PortalResponse,
  type SubscriptionResponse,
} from '@palimpsest/contract';
import { isFormerUser } from '../accounts/former-accounts.ts';
import { findUser, lockUser } from '../accounts/repository.ts';
import { grantInvoice } from '../credits/service.ts';
import type { Database } from '../db/open.ts';
import { DomainError, refusedField } from '../domain-error.ts';
import { planOfPrice, type Prices } from './prices.ts';
import { listSubscriptions, noteSubscription, givesPlan, type SubscriptionState } from './subscriptions.ts';

/** The provider of payments: Stripe, or the sandbox that takes no money. */
export interface PaymentProvider {
  name: 'stripe' | 'sandbox';
  checkout(order: Order): Promise<CheckoutResponse>;
  portal(customerId: string, returnUrl: string): Promise<PortalResponse>;
  /** Ends a subscription at once, so that nothing more is charged. A subscription that has ended is ignored. */
  cancel(subscriptionId: string): Promise<void>;
}

/** An invoice that was paid, and the credits that it buys. */
export interface PaidInvoice {
  invoiceId: string;
  userId: string;
  credits: number;
}

/** An event of the provider: a change of a subscription, or a paid invoice. */
export type BillingEvent =
  | { type: 'subscription'; state: SubscriptionState }
  | { type: 'invoice'; invoice: PaidInvoice };

export interface Order {
  userId: string;
  email: string;
  /** The customer of an earlier subscription; a customer of the provider has one portal for all of them. */
  customerId: string | undefined;
  priceId: string;
  successUrl: string;
  cancelUrl: string;
}

export interface BillingOptions {
  db: Database;
  provider: PaymentProvider;
  prices: Prices;
  /** Address of this site, the only one that a checkout may lead back to; undefined for the origin of the request. */
  publicUrl: string | undefined;
}

/** Subscriptions, and the plans and credits that they give. */
export type Billing = ReturnType<typeof createBilling>;

export function createBilling({ db, provider, prices, publicUrl }: BillingOptions) {
  /** A checkout that sends people to any address would make this site a stepping stone for phishing. */
  function assertOwnAddress(url: string, field: string, origin: string): void {
    if (new URL(url).origin === (publicUrl ? new URL(publicUrl).origin : origin)) return;
    throw refusedField(field, 'The address must be one of this site.', 'value_error');
  }

  return {
    provider: provider.name,
    prices,

    /** The plan that the user pays for, the best of several. */
    async subscription(userId: string): Promise<SubscriptionResponse> {
      const active = (await listSubscriptions(db, userId)).filter(givesPlan);
      const plan = paidPlanNames.findLast((name) => active.some((subscription) => subscription.plan === name));
      const best = active.find((subscription) => subscription.plan === plan);
      if (!plan || !best) return { has_subscription: active.length > 0 };
      return { has_subscription: true, plan, period_end: best.periodEnd.toISOString() };
    },

    /** @param origin of the request, where no public address is configured */
    async checkout(
      user: { id: string; email: string },
      payload: CheckoutPayload,
      origin: string,
    ): Promise<CheckoutResponse> {
      const { price_id: priceId, success_url: successUrl, cancel_url: cancelUrl } = payload;
      if (!planOfPrice(prices, priceId)) {
        throw refusedField('price_id', 'This price is not known. Please choose one of the plans.', 'value_error');
      }
      assertOwnAddress(successUrl, 'success_url', origin);
      assertOwnAddress(cancelUrl, 'cancel_url', origin);
      const known = await listSubscriptions(db, user.id);
      if (known.some(givesPlan)) {
        throw new DomainError(
          'already_subscribed',
          'You have a subscription already. Manage it in the billing portal.',
        );
      }
      const customerId = known[0]?.customerId;
      return await provider.checkout({
        userId: user.id,
        email: user.email,
        customerId,
        priceId,
        successUrl,
        cancelUrl,
      });
    },

    async portal(userId: string, returnUrl: string, origin: string): Promise<PortalResponse> {
      assertOwnAddress(returnUrl, 'return_url', origin);
      const known = await listSubscriptions(db, userId);
      const subscription = known.find(givesPlan) ?? known[0];
      if (!subscription) throw new DomainError('no_subscription', 'You have no subscription to manage.');
      return await provider.portal(subscription.customerId, returnUrl);
    },

    /**
     * Takes over what the provider says. The same event counts once, and events in whatever order end in the same state. An event of
     * a user who is not known here changes nothing.
     */
    async apply(event: BillingEvent): Promise<void> {
      const { userId } = event.type === 'invoice' ? event.invoice : event.state;
      const isKnown = await db.transaction(async (transaction) => {
        // Events of one user wait for each other, and for the deletion of the account.
        await lockUser(transaction, userId);
        if (!(await findUser(transaction, userId))) return false;
        if (event.type === 'invoice') await grantInvoice(transaction, event.invoice);
        else await noteSubscription(transaction, event.state);
        return true;
      });
      // A checkout that was open when its account was deleted can still be paid.
      if (!isKnown && event.type === 'subscription' && givesPlan(event.state) && (await isFormerUser(db, userId))) {
        await provider.cancel(event.state.subscriptionId);
      }
    },

    /** Ends every subscription of a user as the portal of the sandbox does; credits that were granted stay. @param now in seconds */
    async endInSandbox(userId: string, now: number): Promise<void> {
      for (const state of await listSubscriptions(db, userId)) {
        await this.apply({ type: 'subscription', state: { ...state, status: 'canceled', eventCreated: now } });
      }
    },

    /** Ends every subscription of a user at the provider, so that nobody is charged for an account that is gone. @throws what the provider says */
    async endAll(userId: string): Promise<void> {
      for (const { subscriptionId, status } of await listSubscriptions(db, userId)) {
        if (status !== 'canceled' && status !== 'incomplete_expired') await provider.cancel(subscriptionId);
      }
    },
  };
}
