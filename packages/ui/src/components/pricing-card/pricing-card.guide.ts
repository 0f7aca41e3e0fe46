import type { Guide, Meanings } from '../../docs/guide.ts';
import type { PricingCardProps } from './pricing-card.tsx';

export const pricingCardGuide: Guide = {
  use: [
    'There is a single plan: at the end of a trial, or if an upgrade is the only step.',
    'In your own grid. The card uses four rows of that grid, so that prices and buttons line up.',
  ],
  avoid: [
    'There is a choice of plans: use PricingTable, which has the toggle and disables the other plans while one is busy.',
    'It only shows the plan of the user: use Badge.',
  ],
  anatomy: `<PricingCard
  plan={{
    id: 'growth',
    name: 'Growth',
    pricePerMonth: { monthly: 19, yearly: 15.8 },
    allowance: { amount: 100, unit: 'images' },
    highlight: 'Most popular',
  }}
  period="yearly"
  onCheckout={(planId, period) => openCheckout(planId, period)}
/>`,
  keyboard: {
    Tab: 'Moves to the button. It is skipped while it is disabled or the plan is the current one.',
    'Enter or Space': 'Chooses the plan.',
  },
  parts: {
    'pricing-card': {
      'data-period': {
        monthly: 'Shows what is paid month by month.',
        yearly: 'Shows the price of a month when a year is paid at once, and the year.',
      } satisfies Meanings<PricingCardProps['period']>,
      'data-highlighted': 'The plan is highlighted.',
      'data-current': 'The user has this plan.',
      'aria-busy': 'Its checkout is being opened.',
      'aria-labelledby': 'The name of the plan.',
    },
    'pricing-card-name': {},
    'pricing-card-price': {},
    'pricing-card-features': {},
    'pricing-card-allowance': { 'data-unlimited': 'There is no limit.' },
  },
};
