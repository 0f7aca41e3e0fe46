import type { Format } from '../../messages/format.ts';

export interface PricingCardMessages {
  /** The button of a plan that the user does not have. */
  choose: (plan: string) => string;
  /** The button of the plan of the user. */
  current: string;
  /** The button while checkout opens. */
  busy: string;
  /** Beside the price. */
  perMonth: string;
  /** Spoken before the crossed-out monthly price. */
  insteadOf: string;
  /** Below the price of a plan paid by the month. */
  billedMonthly: string;
  /** Below the price of a plan paid by the year; `total` is the price of a year with its currency. */
  billedYearly: (total: string) => string;
  /** The quota of a plan without a limit. */
  unlimited: (unit: string) => string;
  /** The quota of a plan per month. */
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
