import type { Format } from '../../messages/format.ts';

export interface PricingTableMessages {
  /** The accessible name of the choice between the two periods. */
  period: string;
  /** The option for monthly payment. */
  monthly: string;
  /** The option for yearly payment. */
  yearly: string;
  /** Shown beside the choice. `percent` is the smallest discount of yearly payment among the plans, in whole percent. */
  saving: (percent: number, format: Format) => string;
}

export const pricingTableMessages: PricingTableMessages = {
  period: 'Billing period',
  monthly: 'Monthly',
  yearly: 'Yearly',
  saving: (percent, { number }) => `Save ${number(percent / 100, { style: 'percent' })} yearly`,
};
