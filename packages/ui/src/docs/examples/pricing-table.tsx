import { PricingTable } from '@palimpsest/ui';
import { useState } from 'react';

export function Plans() {
  const [current, setCurrent] = useState('starter');
  return (
    <PricingTable
      plans={[
        {
          id: 'starter',
          name: 'Starter',
          pricePerMonth: { monthly: 9, yearly: 7.5 },
          allowance: { amount: 40, unit: 'images' },
        },
        {
          id: 'growth',
          name: 'Growth',
          pricePerMonth: { monthly: 19, yearly: 15.8 },
          allowance: { amount: 100, unit: 'images' },
        },
      ]}
      currentPlanId={current}
      onCheckout={(plan) => setCurrent(plan)}
    />
  );
}
