import type { Format } from '../../messages/format.ts';

/** How often a plan is paid for. */
export type BillingPeriod = 'monthly' | 'yearly';

export interface Allowance {
  amount: number | 'unlimited';
  /** In the plural: "images". */
  unit: string;
}

/** What a plan offers, and for how much. */
export interface PricingPlan {
  /** Given back when the plan is chosen. */
  id: string;
  name: string;
  /** Whom it is for, in a sentence. */
  description?: string | undefined;
  /** The price of one month in whole units of the currency (7.5 is $7.50), paid by the month and paid by the year. */
  pricePerMonth: Readonly<Record<BillingPeriod, number>>;
  /** What may be used up in a month, and of what: `{ amount: 50, unit: 'images' }`. */
  allowance?: Allowance | undefined;
  /** What else it includes. */
  features?: readonly string[] | undefined;
  /** Lifts the plan out from among the others, and says why: "Most popular". */
  highlight?: string | undefined;
}

/** What one year of a plan costs, paid by the year. */
export function yearlyTotal({ pricePerMonth }: PricingPlan): number {
  return Math.round(pricePerMonth.yearly * 12 * 100) / 100;
}

/** By how many whole percent every one of the plans is cheaper when paid by the year; never promises more than any of them keeps. */
export function yearlySaving(plans: readonly PricingPlan[]): number {
  const savings = plans
    .filter(({ pricePerMonth }) => pricePerMonth.monthly > 0)
    .map(({ pricePerMonth: { monthly, yearly } }) => Math.floor(((monthly - yearly) / monthly) * 100 + 1e-9));
  return savings.length > 0 ? Math.max(0, Math.min(...savings)) : 0;
}

/** An amount of money, with cents only where there are some: $9, $7.50. */
export function formatPrice(amount: number, currency: string, format: Format): string {
  return format.number(amount, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
}
