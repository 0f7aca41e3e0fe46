import type { Format } from '../../messages/format.ts';

export interface PricingTableMessages {
  /** The accessible name of the choice between the two periods. */
  period: string;
  monthly: string;
  yearly: string;
  /** How much cheaper every plan is when paid by the year, in whole percent. */
  saving: (percent: number, format: Format) => string;
}

export const pricingTableMessages: PricingTableMessages = {
  period: 'Billing period',
  monthly: 'Monthly',
  yearly: 'Yearly',
  saving: (percent, { number }) => `Save ${number(percent / 100, { style: 'percent' })} yearly`,
};
