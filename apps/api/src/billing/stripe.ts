import { Stripe } from 'stripe';
import { DomainError } from '../domain-error.ts';
import { planOfPrice, type PlanPrice, type Prices } from './prices.ts';
import type { SubscriptionState } from './repository.ts';
import type { PaymentProvider } from './service.ts';

export interface StripeOptions {
  secretKey: string;
  /** Signs what Stripe sends us. */
  webhookSecret: string;
  prices: Prices;
  /** Stripe's API, or a stub of it. */
  apiUrl: string;
}

/** An event that changes a subscription. */
export interface SubscriptionEvent {
  id: string;
  state: SubscriptionState & Pick<PlanPrice, 'interval'>;
}

/** Takes money through Stripe's checkout and billing portal. */
export interface StripePayments extends PaymentProvider {
  /**
   * Checks and reads what Stripe sent. Undefined for events that change no subscription.
   * @throws DomainError `invalid_request` for a signature that is not good, a time too far off, or an unknown price
   */
  readEvent(body: Buffer, signature: string | undefined): SubscriptionEvent | undefined;
}

/** How far the time of an event may be off, in seconds, in either direction. */
const toleranceSeconds = 300;

export function createStripe({ secretKey, webhookSecret, prices, apiUrl }: StripeOptions): StripePayments {
  const { protocol, hostname, port } = new URL(apiUrl);
  const stripe = new Stripe(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port && { port }),
    maxNetworkRetries: 2,
    telemetry: false,
  });

  return {
    name: 'stripe',

    async checkout({ userId, email, priceId, successUrl, cancelUrl }) {
      const success = new URL(successUrl);
      success.searchParams.set('session_id', '{CHECKOUT_SESSION_ID}');
      const { id, url } = await stripe.checkout.sessions.create({
        mode: 'subscription',
        line_items: [{ price: priceId, quantity: 1 }],
        customer_email: email,
        client_reference_id: userId,
        subscription_data: { metadata: { user_id: userId } },
        // Stripe looks for its placeholder as it is written.
        success_url: success.href.replaceAll('%7B', '{').replaceAll('%7D', '}'),
        cancel_url: cancelUrl,
      });
      return { session_id: id, checkout_url: url ?? '' };
    },

    async portal(customer, returnUrl) {
      const { id, url } = await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl });
      return { session_id: id, portal_url: url };
    },

    readEvent(body, signature) {
      const event = verify(body, signature);
      if (!event.type.startsWith('customer.subscription.')) return undefined;
      const subscription = event.data.object as Stripe.Subscription;
      const item = subscription.items.data[0];
      const price = planOfPrice(prices, item?.price.id ?? '');
      const userId = subscription.metadata.user_id;
      if (!item || !price || !userId) {
        throw new DomainError('invalid_request', 'The event is about a price or a user that is not known here.');
      }
      return {
        id: event.id,
        state: {
          ...price,
          userId,
          customerId: typeof subscription.customer === 'string' ? subscription.customer : subscription.customer.id,
          subscriptionId: subscription.id,
          isActive: ['active', 'trialing', 'past_due'].includes(subscription.status),
          periodEnd: new Date(item.current_period_end * 1_000),
          eventCreated: event.created,
        },
      };
    },
  };

  function verify(body: Buffer, signature = ''): Stripe.Event {
    try {
      const event = stripe.webhooks.constructEvent(body, signature, webhookSecret, toleranceSeconds);
      const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
      // The library looks at the past only.
      if (signedAt - Date.now() / 1_000 <= toleranceSeconds) return event;
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
    }
    throw new DomainError('invalid_request', 'The signature of the event is not good.');
  }
}
