import type { Conformance } from '../../testing/conformance.tsx';
import { SegmentedControl } from './segmented-control.tsx';

const options = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly' },
];

export const conformance: Conformance[] = [
  {
    name: 'SegmentedControl',
    component: SegmentedControl,
    slot: 'segmented-control',
    tag: 'div',
    render: (props) => (
      <SegmentedControl label="Billing" options={options} value="monthly" onValueChange={() => undefined} {...props} />
    ),
  },
];
