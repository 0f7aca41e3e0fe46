import { plans, type PaidPlanName } from '@palimpsest/contract';
import { type PricingPlan } from '@palimpsest/ui';

const words = {
  starter: { name: 'Starter', description: 'For a poster now and then.', support: 'Live chat support' },
  growth: { name: 'Growth', description: 'For campaigns in many languages.', support: 'Live chat support' },
  pro: { name: 'Pro', description: 'For teams that translate every day.', support: 'Direct line to founders' },
} as const satisfies Record<PaidPlanName, { name: string; description: string; support: string }>;

const paidPlans = Object.keys(words) as PaidPlanName[];

export function isPaidPlan(id: string): id is PaidPlanName {
  return Object.hasOwn(words, id);
}

/** The plans that can be bought, as the price list shows them. */
export const pricingPlans: readonly PricingPlan[] = paidPlans.map((id) => {
  const { monthly, yearly, imagesPerMonth } = plans[id];
  const { name, description, support } = words[id];
  return {
    id,
    name,
    description,
    pricePerMonth: { monthly, yearly },
    allowance: { amount: imagesPerMonth ?? 'unlimited', unit: 'images' },
    features: ['Editing tools', support],
    ...(id === 'growth' && { highlight: 'Most popular' }),
  };
});
