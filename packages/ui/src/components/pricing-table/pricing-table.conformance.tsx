import type { Conformance } from '../../testing/conformance.tsx';
import { plans } from '../../testing/plans.ts';
import { PricingTable } from './pricing-table.tsx';

export const conformance: Conformance[] = [
  {
    name: 'PricingTable',
    component: PricingTable,
    slot: 'pricing-table',
    tag: 'div',
    render: (props) => <PricingTable plans={plans} onCheckout={() => undefined} {...props} />,
  },
];
