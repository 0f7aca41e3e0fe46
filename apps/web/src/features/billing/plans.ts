import { paidPlanNames, plans, type PaidPlanName } from '@palimpsest/contract';
import type { PricingPlan } from '@palimpsest/ui';
import type { ScreenWords } from '../../messages/words.ts';

export function isPaidPlan(id: string): id is PaidPlanName {
  return paidPlanNames.some((plan) => plan === id);
}

/** The plans that can be bought, as the price list shows them. */
export function pricingPlans(words: ScreenWords['billing']): readonly PricingPlan[] {
  return paidPlanNames.map((id) => {
    const { monthly, yearly, imagesPerMonth } = plans[id];
    const { name, description, support } = words.plans[id];
    return {
      id,
      name,
      description,
      pricePerMonth: { monthly, yearly },
      allowance: { amount: imagesPerMonth ?? 'unlimited', unit: words.images },
      features: [words.editingTools, support],
      ...(id === 'growth' && { highlight: words.mostPopular }),
    };
  });
}
