/** Credits that an account starts with. */
export const trialCredits = 5;

const gigabyte = 1024 ** 3;

/** The prices and limits of each plan. Prices are in US dollars per month; `imagesPerMonth` is null for no limit. */
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
