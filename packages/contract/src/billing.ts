import { z } from 'zod/mini';
import { integrations } from './integrations.ts';
import { paidPlanNames } from './plans.ts';

export const creditsResponse = z.object({
  remaining_credits: z.int(),
  is_unlimited: z.boolean(),
});
export type CreditsResponse = z.infer<typeof creditsResponse>;

export const subscriptionResponse = z.object({
  has_subscription: z.boolean(),
  /** The plan that is paid for; left out without a subscription. */
  plan: z.optional(z.enum(paidPlanNames)),
  /** When the paid period ends and, unless the subscription was ended, the next one begins. */
  period_end: z.optional(z.iso.datetime()),
});
export type SubscriptionResponse = z.infer<typeof subscriptionResponse>;

export const checkoutPayload = z.strictObject({
  price_id: z.string().check(z.minLength(1), z.maxLength(200)),
  quantity: z._default(z.literal(1), 1),
  success_url: z.url({ protocol: /^https?$/ }).check(z.maxLength(2_000)),
  cancel_url: z.url({ protocol: /^https?$/ }).check(z.maxLength(2_000)),
});
export type CheckoutPayload = z.output<typeof checkoutPayload>;

export const checkoutResponse = z.object({ session_id: z.string(), checkout_url: z.string() });
export type CheckoutResponse = z.infer<typeof checkoutResponse>;

export const portalPayload = z.strictObject({ return_url: z.url({ protocol: /^https?$/ }).check(z.maxLength(2_000)) });

export const portalResponse = z.object({ session_id: z.string(), portal_url: z.string() });
export type PortalResponse = z.infer<typeof portalResponse>;

const page = z.nullable(z.string());
/** Pages of the operator's own, each null where there is none; `support` is an e-mail address. */
const operatorLinks = z.object({ blog: page, demo: page, support: page, linkedin: page, x: page });
export type OperatorLinks = z.infer<typeof operatorLinks>;

const planPrices = z.object({ monthly: z.string(), yearly: z.string() });

/** The public configuration of this installation. */
export const configResponse = z.object({
  /** The client id for sign-in with Google; null if that is not set up. */
  google_client_id: z.nullable(z.string()),
  /** `sandbox`: a checkout takes no money. */
  billing: z.enum(['stripe', 'sandbox']),
  /** `outbox`: no e-mail is sent, so that accounts work without confirmation. */
  email: z.optional(z.enum(['smtp', 'outbox'])),
  /** The third-party services that are added to the web app. */
  integrations: z.optional(integrations),
  /** Pages of the operator that the landing page leads to. */
  links: z.optional(operatorLinks),
  /** Credits that an account starts with. */
  trial_credits: z.optional(z.int()),
  /** The price ids with which a checkout is started. */
  prices: z.object({ starter: planPrices, growth: planPrices, pro: planPrices }),
});
export type ConfigResponse = z.infer<typeof configResponse>;
