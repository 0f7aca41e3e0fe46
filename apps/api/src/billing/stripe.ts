import { Stripe } from 'stripe';
import { z } from 'zod';
import { subscriptionStatus } from '../db/schema.ts';
import { DomainError } from '../domain-error.ts';
import { isUuid } from '../uuid.ts';
import { creditsOfPrice, planOfPrice, type Prices } from './prices.ts';
import type { BillingEvent, Order } from './service.ts';

interface StripeOptions {
  secretKey: string;
  /** Signs what Stripe sends us. */
  webhookSecret: string;
  prices: Prices;
  /** Stripe's API, or a stub of it. */
  apiUrl: string;
}

/** Takes money through Stripe's checkout and billing portal. */
export type StripePayments = ReturnType<typeof createStripe>;

/** Ids of Stripe, as they are stored. */
const stripeId = z.string().regex(/^[\w-]{1,255}$/);
const reference = z.union([stripeId, z.object({ id: stripeId }).transform(({ id }) => id)]);
const metadata = z.object({ user_id: z.string().optional().catch(undefined) });
/** A time of Stripe, in seconds since 1970; the year 9999 at most. */
const seconds = z.number().int().min(0).max(253_402_300_799);

const envelope = z.object({ type: z.string(), created: seconds, data: z.object({ object: z.unknown() }) });

/** The object of `customer.subscription.*` events. */
const subscription = z.object({
  id: stripeId,
  customer: reference,
  status: z.enum(subscriptionStatus.enumValues),
  metadata,
  items: z.object({
    data: z.array(z.object({ price: z.object({ id: stripeId }), current_period_end: seconds })).min(1),
  }),
});

const lineParent = z.object({ proration: z.boolean() }).nullish();
/** The object of `invoice.paid` events. */
const invoice = z.object({
  id: stripeId,
  amount_paid: z.number(),
  billing_reason: z.string().nullable(),
  parent: z.object({ subscription_details: z.object({ metadata: metadata.nullish() }).nullish() }).nullish(),
  lines: z.object({
    data: z.array(
      z.object({
        parent: z
          .object({ subscription_item_details: lineParent, invoice_item_details: lineParent })
          .partial()
          .nullish(),
        pricing: z.object({ price_details: z.object({ price: reference }).nullish() }).nullish(),
      }),
    ),
  }),
});

/** Largest difference between the time of an event and the clock, in seconds, in either direction. */
const toleranceSeconds = 300;

export function createStripe({ secretKey, webhookSecret, prices, apiUrl }: StripeOptions) {
  const { protocol, hostname, port } = new URL(apiUrl);
  const stripe = new Stripe(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port && { port }),
    maxNetworkRetries: 2,
    telemetry: false,
  });

  return {
    name: 'stripe' as const,

    async checkout({ userId, email, customerId, priceId, successUrl, cancelUrl }: Order) {
      const success = new URL(successUrl);
      success.searchParams.set('session_id', '{CHECKOUT_SESSION_ID}');
      const { id, url } = await stripe.checkout.sessions.create({
        mode: 'subscription',
        line_items: [{ price: priceId, quantity: 1 }],
        ...(customerId === undefined ? { customer_email: email } : { customer: customerId }),
        client_reference_id: userId,
        subscription_data: { metadata: { user_id: userId } },
        // Stripe looks for its placeholder as it is written.
        success_url: success.href.replaceAll('%7B', '{').replaceAll('%7D', '}'),
        cancel_url: cancelUrl,
      });
      return { session_id: id, checkout_url: url ?? '' };
    },

    async portal(customer: string, returnUrl: string) {
      const { id, url } = await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl });
      return { session_id: id, portal_url: url };
    },

    async cancel(subscriptionId: string) {
      try {
        await stripe.subscriptions.cancel(subscriptionId);
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return;
        throw error instanceof Stripe.errors.StripeError ? unreachable(error) : error;
      }
    },

    /**
     * Checks and reads what Stripe sent. Undefined for events that are not about a subscription of one of our users.
     * @throws DomainError `invalid_request` for a signature that is not good, a time too far off, content of another form, or an unknown price
     */
    readEvent(body: Buffer, signature: string | undefined): BillingEvent | undefined {
      const { type, created, data } = parse(envelope, verify(body, signature));
      if (type.startsWith('customer.subscription.')) return readSubscription(parse(subscription, data.object), created);
      return type === 'invoice.paid' ? readInvoice(parse(invoice, data.object)) : undefined;
    },
  };

  function readSubscription(
    { id, customer, status, metadata: { user_id: userId }, items }: z.output<typeof subscription>,
    eventCreated: number,
  ): BillingEvent | undefined {
    if (userId === undefined || !isUuid(userId)) return undefined;
    const [item] = items.data;
    const price = item && planOfPrice(prices, item.price.id);
    if (!price) throw new DomainError('invalid_request', 'The event is about a price that is not known here.');
    const periodEnd = new Date(item.current_period_end * 1_000);
    const { plan } = price;
    return {
      type: 'subscription',
      state: { subscriptionId: id, userId, plan, customerId: customer, status, periodEnd, eventCreated },
    };
  }

  /** Credits come from paid periods: the first and each further one, but not from the prorations of a change of plan within a period. */
  function readInvoice(paid: z.output<typeof invoice>): BillingEvent | undefined {
    const userId = paid.parent?.subscription_details?.metadata?.user_id;
    if (userId === undefined || !isUuid(userId)) return undefined;
    // The first period may be free. A later one that costs nothing is paid by money that an earlier change of plan gave back.
    const isPaid = paid.amount_paid > 0 || paid.billing_reason === 'subscription_create';
    const credits = paid.lines.data.map(({ parent, pricing }) => {
      const isDifference =
        parent?.subscription_item_details?.proration ?? parent?.invoice_item_details?.proration ?? false;
      const price = planOfPrice(prices, pricing?.price_details?.price ?? '');
      return isDifference || !price ? 0 : creditsOfPrice(price);
    });
    const sum = credits.reduce((total, each) => total + each, 0);
    return { type: 'invoice', invoice: { invoiceId: paid.id, userId, credits: isPaid ? sum : 0 } };
  }

  function verify(body: Buffer, signature = ''): unknown {
    try {
      const event: unknown = stripe.webhooks.constructEvent(body, signature, webhookSecret, toleranceSeconds);
      const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
      // The library checks the past only.
      if (signedAt - Date.now() / 1_000 <= toleranceSeconds) return event;
    } catch (error) {
      if (error instanceof SyntaxError) throw new DomainError('invalid_request', 'The event is not JSON.');
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
    }
    throw new DomainError('invalid_request', 'The signature of the event is not good.');
  }
}

/** @throws DomainError `invalid_request` naming the field that does not fit the schema */
function parse<S extends z.ZodType>(schema: S, content: unknown): z.output<S> {
  const parsed = schema.safeParse(content);
  if (parsed.success) return parsed.data;
  const where = parsed.error.issues.map(({ path }) => path.join('.')).join(', ');
  throw new DomainError('invalid_request', `The event cannot be read: ${where}.`, { cause: parsed.error });
}

const unreachable = (cause: Error) =>
  new DomainError(
    'unavailable',
    'Your subscription cannot be ended at the moment, so nothing was deleted. Please try again in a few minutes.',
    { cause, retryAfter: 60 },
  );
