import type { Guide, Meanings } from '../../docs/guide.ts';
import type { PricingTableProps } from './pricing-table.tsx';

export const pricingTableGuide: Guide = {
  use: [
    'There are two to four plans to choose from: on a page of prices, or in a dialog of the size `lg`.',
    'At most one plan is highlighted: the one that suits most people.',
  ],
  avoid: [
    'One plan is offered: use PricingCard.',
    'The user changes or cancels a paid plan: link to the billing portal.',
  ],
  anatomy: `<PricingTable
  plans={plans}
  currentPlanId={subscription?.planId}
  busyPlanId={openingCheckoutOf}
  onCheckout={(planId, period) => openCheckout(planId, period)}
/>`,
  keyboard: {
    Tab: 'Moves to the chosen period, then from plan to plan.',
    'Arrow left, Arrow right': 'Changes the period while it has the focus.',
    'Enter or Space': 'Chooses the plan.',
  },
  parts: {
    'pricing-table': {
      'data-period': {
        monthly: 'Prices are those that are paid month by month.',
        yearly: 'Prices are those of a month when a year is paid at once.',
      } satisfies Meanings<PricingTableProps['period']>,
      'data-busy': 'The checkout of one plan is being opened; the other plans and the period are disabled.',
    },
    'pricing-table-plans': {},
  },
};
