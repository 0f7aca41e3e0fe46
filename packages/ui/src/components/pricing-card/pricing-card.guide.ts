import type { Guide, Meanings } from '../../docs/guide.ts';
import type { PricingCardProps } from './pricing-card.tsx';

export const pricingCardGuide: Guide = {
  use: [
    'One plan is offered by itself: at the end of a trial, or where an upgrade is the only step.',
    'Inside a table of your own making. Four rows of the grid around it become its own, so that prices and buttons line up.',
  ],
  avoid: [
    'There is a choice of plans: use PricingTable, which brings the toggle and blocks the other plans while one is busy.',
    'It only says which plan the reader has: use Badge.',
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
    Tab: 'Goes to the button, and past it while it is busy, disabled or the plan is the current one.',
    'Enter or Space': 'Chooses the plan.',
  },
  parts: {
    'pricing-card': {
      'data-period': {
        monthly: 'Shows what is paid month by month.',
        yearly: 'Shows the price of a month when a year is paid at once, and the year.',
      } satisfies Meanings<PricingCardProps['period']>,
      'data-highlighted': 'The plan is lifted out from among the others.',
      'data-current': 'The reader has this plan.',
      'aria-busy': 'Its checkout is being opened.',
      'aria-labelledby': 'The name of the plan.',
    },
    'pricing-card-name': {},
    'pricing-card-price': {},
    'pricing-card-features': {},
    'pricing-card-allowance': { 'data-unlimited': 'There is no limit.' },
  },
};
