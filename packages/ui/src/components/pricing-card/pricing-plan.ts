import type { Format } from '../../messages/format.ts';

/** How often a plan is paid for. */
export type BillingPeriod = 'monthly' | 'yearly';

/** The quota of a plan per month. */
export interface Allowance {
  /** The number of units per month. */
  amount: number | 'unlimited';
  /** The name of the unit, in the plural: "images". */
  unit: string;
}

/** A plan: its price and what it includes. */
export interface PricingPlan {
  /** Passed to the callback when the plan is chosen. */
  id: string;
  /** The name of the plan: the heading of its card. */
  name: string;
  /** The audience of the plan, in one sentence. */
  description?: string | undefined;
  /** The price of one month in whole units of the currency (7.5 is $7.50), paid by the month and paid by the year. */
  pricePerMonth: Readonly<Record<BillingPeriod, number>>;
  /** The quota per month: `{ amount: 50, unit: 'images' }`. */
  allowance?: Allowance | undefined;
  /** The further features of the plan. Each text must be unique. */
  features?: readonly string[] | undefined;
  /** Highlights the plan and shows this reason as a badge: "Most popular". */
  highlight?: string | undefined;
}

/** The price of one year of a plan, paid by the year, rounded to cents. */
export function yearlyTotal({ pricePerMonth }: PricingPlan): number {
  return Math.round(pricePerMonth.yearly * 12 * 100) / 100;
}

/** The smallest discount of yearly payment among the plans, in whole percent, rounded down. Free plans are ignored. */
export function yearlySaving(plans: readonly PricingPlan[]): number {
  const savings = plans
    .filter(({ pricePerMonth }) => pricePerMonth.monthly > 0)
    .map(({ pricePerMonth: { monthly, yearly } }) => Math.floor(((monthly - yearly) / monthly) * 100 + 1e-9));
  return savings.length > 0 ? Math.max(0, Math.min(...savings)) : 0;
}

/** Formats an amount of money. Cents are omitted if they are zero: $9, $7.50. */
export function formatPrice(amount: number, currency: string, format: Format): string {
  return format.number(amount, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
}
