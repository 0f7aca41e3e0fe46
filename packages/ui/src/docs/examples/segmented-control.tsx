import { SegmentedControl } from '@palimpsest/ui';
import { useState } from 'react';

export function BillingPeriod() {
  const [period, setPeriod] = useState('monthly');
  return (
    <>
      <SegmentedControl
        label="Billing"
        options={[
          { value: 'monthly', label: 'Monthly' },
          { value: 'yearly', label: 'Yearly' },
        ]}
        value={period}
        onValueChange={setPeriod}
      />
      <output>{period === 'yearly' ? '€15.80 a month' : '€19 a month'}</output>
    </>
  );
}
