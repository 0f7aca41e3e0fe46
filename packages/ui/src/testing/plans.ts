import type { PricingPlan } from '../components/pricing-card/pricing-plan.ts';

/** The plans of the product, for stories: components know no product. */
export const starter: PricingPlan = {
  id: 'starter',
  name: 'Starter',
  description: 'For a poster now and then.',
  pricePerMonth: { monthly: 9, yearly: 7.5 },
  allowance: { amount: 50, unit: 'images' },
  features: ['Editing tools', 'Live chat support'],
};

export const growth: PricingPlan = {
  id: 'growth',
  name: 'Growth',
  description: 'For campaigns in many languages.',
  pricePerMonth: { monthly: 19, yearly: 15.8 },
  allowance: { amount: 100, unit: 'images' },
  features: ['Editing tools', 'Live chat support'],
  highlight: 'Most popular',
};

export const pro: PricingPlan = {
  id: 'pro',
  name: 'Pro',
  description: 'For teams that translate every day.',
  pricePerMonth: { monthly: 39, yearly: 32.5 },
  allowance: { amount: 'unlimited', unit: 'images' },
  features: ['Editing tools', 'Direct line to founders'],
};

export const plans: readonly PricingPlan[] = [starter, growth, pro];
