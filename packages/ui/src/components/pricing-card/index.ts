export { PricingCard, type PricingCardProps, type PricingCardMessages } from './pricing-card.tsx';
export { type Allowance, type BillingPeriod, type PricingPlan } from './pricing-plan.ts';
