import { Button, Stepper } from '@palimpsest/ui';
import { useState } from 'react';

const steps = [
  { value: 'paid', label: 'Paid' },
  { value: 'printing', label: 'Printing' },
  { value: 'sent', label: 'On its way' },
];

export function OrderSteps() {
  const [current, setCurrent] = useState(1);
  return (
    <>
      <Stepper label="Order 2027-014" steps={steps} value={steps[current]?.value} />
      <Button onClick={() => setCurrent((current + 1) % steps.length)}>Next step</Button>
    </>
  );
}
