import { PricingCard } from '@palimpsest/ui';
import { useState } from 'react';

export function GrowthPlan() {
  const [chosen, setChosen] = useState('');
  return (
    <>
      <PricingCard
        plan={{
          id: 'growth',
          name: 'Growth',
          pricePerMonth: { monthly: 19, yearly: 15.8 },
          allowance: { amount: 100, unit: 'images' },
          highlight: 'Most popular',
        }}
        period="yearly"
        onCheckout={(plan) => setChosen(plan)}
      />
      <output>{chosen}</output>
    </>
  );
}
