import { z } from 'zod';
import { integrations } from './integrations.ts';

export const creditsResponse = z.object({
  remaining_credits: z.number().int(),
  is_unlimited: z.boolean(),
});
export type CreditsResponse = z.infer<typeof creditsResponse>;

/** Credits that an account starts with. */
export const trialCredits = 5;

const gigabyte = 1024 ** 3;

/** What each plan gives. Prices in US dollars a month; `imagesPerMonth` null stands for no limit. */
export const plans = {
  trial: { monthly: 0, yearly: 0, imagesPerMonth: 0, storageBytes: gigabyte / 4, retentionDays: 30, priority: 0 },
  starter: { monthly: 9, yearly: 7.5, imagesPerMonth: 50, storageBytes: 2 * gigabyte, retentionDays: 365, priority: 1 },
  growth: {
    monthly: 19,
    yearly: 15.8,
    imagesPerMonth: 100,
    storageBytes: 5 * gigabyte,
    retentionDays: 365,
    priority: 2,
  },
  pro: {
    monthly: 39,
    yearly: 32.5,
    imagesPerMonth: null,
    storageBytes: 20 * gigabyte,
    retentionDays: 365,
    priority: 3,
  },
} as const satisfies Record<string, PlanFacts>;

interface PlanFacts {
  monthly: number;
  yearly: number;
  imagesPerMonth: number | null;
  /** Originals and results together. */
  storageBytes: number;
  /** Days after which an image and what was made from it is removed. */
  retentionDays: number;
  /** Jobs of a higher plan come first. */
  priority: number;
}

export type PlanName = keyof typeof plans;
export type PaidPlanName = Exclude<PlanName, 'trial'>;

export const paidPlanNames = ['starter', 'growth', 'pro'] as const satisfies readonly PaidPlanName[];

export const subscriptionResponse = z.object({
  has_subscription: z.boolean(),
  /** The plan that is paid for; left out without a subscription. */
  plan: z.enum(paidPlanNames).optional(),
  /** When the paid period ends and, unless the subscription was ended, the next one begins. */
  period_end: z.iso.datetime().optional(),
});
export type SubscriptionResponse = z.infer<typeof subscriptionResponse>;

export const checkoutPayload = z.strictObject({
  price_id: z.string().min(1).max(200),
  quantity: z.literal(1).default(1),
  success_url: z.url({ protocol: /^https?$/ }).max(2_000),
  cancel_url: z.url({ protocol: /^https?$/ }).max(2_000),
});
export type CheckoutPayload = z.output<typeof checkoutPayload>;

export const checkoutResponse = z.object({ session_id: z.string(), checkout_url: z.string() });
export type CheckoutResponse = z.infer<typeof checkoutResponse>;

export const portalPayload = z.strictObject({ return_url: z.url({ protocol: /^https?$/ }).max(2_000) });

export const portalResponse = z.object({ session_id: z.string(), portal_url: z.string() });
export type PortalResponse = z.infer<typeof portalResponse>;

const page = z.string().nullable();
/** Pages of the operator's own, each null where there is none; `support` is an e-mail address. */
const operatorLinks = z.object({ blog: page, demo: page, support: page, linkedin: page, x: page });
export type OperatorLinks = z.infer<typeof operatorLinks>;

const planPrices = z.object({ monthly: z.string(), yearly: z.string() });

/** What a client needs to know of this installation. */
export const configResponse = z.object({
  /** Of sign-in with Google; null where it is not set up. */
  google_client_id: z.string().nullable(),
  /** `sandbox`: a checkout takes no money. */
  billing: z.enum(['stripe', 'sandbox']),
  /** `outbox`: no e-mail is sent, so that accounts work without confirmation. */
  email: z.enum(['smtp', 'outbox']).optional(),
  /** What is added from elsewhere to the web app. */
  integrations: integrations.optional(),
  /** Pages of the operator that the landing page leads to. */
  links: operatorLinks.optional(),
  /** Credits that an account starts with. */
  trial_credits: z.number().int().optional(),
  /** Ids with which a checkout is started. */
  prices: z.object({ starter: planPrices, growth: planPrices, pro: planPrices }),
});
export type ConfigResponse = z.infer<typeof configResponse>;
