import type { Format } from '../../messages/format.ts';

export interface PricingCardMessages {
  /** The text of the button of a plan that the user does not have. */
  choose: (plan: string) => string;
  /** The text of the button of the user's plan. */
  current: string;
  /** The text of the button while checkout opens. */
  busy: string;
  /** Shown beside the price. */
  perMonth: string;
  /** Read by screen readers before the crossed-out monthly price. */
  insteadOf: string;
  /** Shown below the price of a plan paid by the month. */
  billedMonthly: string;
  /** Shown below the price of a plan paid by the year. `total` is the price of one year with its currency. */
  billedYearly: (total: string) => string;
  /** The quota of a plan without a limit. */
  unlimited: (unit: string) => string;
  /** The monthly quota of a plan with a limit. */
  allowance: (amount: number, unit: string, format: Format) => string;
}

export const pricingCardMessages: PricingCardMessages = {
  choose: (plan) => `Choose ${plan}`,
  current: 'Current plan',
  busy: 'Processing...',
  perMonth: 'per month',
  insteadOf: 'instead of',
  billedMonthly: 'Billed monthly',
  billedYearly: (total) => `${total} billed yearly`,
  unlimited: (unit) => `Unlimited ${unit}`,
  allowance: (amount, unit, { number }) => `${number(amount)} ${unit} per month`,
};
