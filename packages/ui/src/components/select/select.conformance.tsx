import type { Conformance } from '../../testing/conformance.tsx';
import { Select } from './select.tsx';

export const conformance: Conformance[] = [
  {
    name: 'Select',
    component: Select,
    slot: 'select',
    control: 'select-trigger',
    tag: 'button',
    render: (props) => (
      <Select
        label="Status"
        value=""
        options={[{ value: 'processed', label: 'Processed' }]}
        onValueChange={() => undefined}
        {...props}
      />
    ),
  },
];
