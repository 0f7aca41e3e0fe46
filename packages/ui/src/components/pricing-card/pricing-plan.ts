import type { Format } from '../../messages/format.ts';

/** How often a plan is paid for. */
export type BillingPeriod = 'monthly' | 'yearly';

/** What a plan includes each month. */
export interface Allowance {
  /** How many units. */
  amount: number | 'unlimited';
  /** In the plural: "images". */
  unit: string;
}

/** A plan: its price and what it includes. */
export interface PricingPlan {
  /** Passed to the callback when the plan is chosen. */
  id: string;
  /** The name of the plan, as its heading. */
  name: string;
  /** The audience of the plan, in one sentence. */
  description?: string | undefined;
  /** The price of one month in whole units of the currency (7.5 is $7.50), paid by the month and paid by the year. */
  pricePerMonth: Readonly<Record<BillingPeriod, number>>;
  /** The quota per month: `{ amount: 50, unit: 'images' }`. */
  allowance?: Allowance | undefined;
  /** What else it includes. */
  features?: readonly string[] | undefined;
  /** Highlights the plan, with a reason such as "Most popular". */
  highlight?: string | undefined;
}

/** The price of one year of a plan, paid by the year. */
export function yearlyTotal({ pricePerMonth }: PricingPlan): number {
  return Math.round(pricePerMonth.yearly * 12 * 100) / 100;
}

/** The discount of yearly payment, in whole percent: the smallest discount of all plans, rounded down. */
export function yearlySaving(plans: readonly PricingPlan[]): number {
  const savings = plans
    .filter(({ pricePerMonth }) => pricePerMonth.monthly > 0)
    .map(({ pricePerMonth: { monthly, yearly } }) => Math.floor(((monthly - yearly) / monthly) * 100 + 1e-9));
  return savings.length > 0 ? Math.max(0, Math.min(...savings)) : 0;
}

/** Formats an amount of money, with cents only if there are any: $9, $7.50. */
export function formatPrice(amount: number, currency: string, format: Format): string {
  return format.number(amount, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
}
