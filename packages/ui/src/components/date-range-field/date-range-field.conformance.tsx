import type { Conformance } from '../../testing/conformance.tsx';
import { DateRangeField } from './date-range-field.tsx';

export const conformance: Conformance[] = [
  {
    name: 'DateRangeField',
    component: DateRangeField,
    slot: 'date-range-field',
    control: 'date-range-field-control',
    tag: 'div',
    render: (props) => (
      <DateRangeField
        label="Period"
        value={{ start: '2025-03-03', end: '2025-03-14' }}
        onValueChange={() => undefined}
        {...props}
      />
    ),
  },
];
