import type { Conformance } from '../../testing/conformance.tsx';
import { Checkbox } from './checkbox.tsx';

export const conformance: Conformance[] = [
  {
    name: 'Checkbox',
    component: Checkbox,
    slot: 'checkbox',
    control: 'checkbox-control',
    tag: 'input',
    render: (props) => <Checkbox label="Keep brand names" {...props} />,
  },
];
