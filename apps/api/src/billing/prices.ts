import { plans as offered, type ConfigResponse, type PaidPlanName } from '@palimpsest/contract';

export type Prices = ConfigResponse['prices'];

/** The plan and the interval of payment that a price buys. */
export interface PlanPrice {
  plan: PaidPlanName;
  interval: 'monthly' | 'yearly';
}

/** Returns the plan and interval of a price id; undefined for an id that is not configured. */
export function planOfPrice(prices: Prices, id: string): PlanPrice | undefined {
  const plans = Object.keys(prices) as PaidPlanName[];
  const offers = plans.flatMap((plan): PlanPrice[] => [
    { plan, interval: 'monthly' },
    { plan, interval: 'yearly' },
  ]);
  return offers.find(({ plan, interval }) => prices[plan][interval] === id);
}

/** Credits that a payment of a price gives; a year is paid at once, and so are its credits. */
export function creditsOfPrice({ plan, interval }: PlanPrice): number {
  return (offered[plan].imagesPerMonth ?? 0) * (interval === 'yearly' ? 12 : 1);
}
