export { PricingCard, type PricingCardProps } from './pricing-card.tsx';
export { type Allowance, type BillingPeriod, type PricingPlan } from './pricing-plan.ts';
export type { PricingCardMessages } from './pricing-card.messages.ts';
