import type { Conformance } from '../../testing/conformance.tsx';
import { growth } from '../../testing/plans.ts';
import { PricingCard } from './pricing-card.tsx';

export const conformance: Conformance[] = [
  {
    name: 'PricingCard',
    component: PricingCard,
    slot: 'pricing-card',
    tag: 'article',
    render: (props) => <PricingCard plan={growth} onCheckout={() => undefined} {...props} />,
  },
];
