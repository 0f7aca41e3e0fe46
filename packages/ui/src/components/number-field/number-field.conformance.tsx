import type { Conformance } from '../../testing/conformance.tsx';
import { NumberField } from './number-field.tsx';

export const conformance: Conformance[] = [
  {
    name: 'NumberField',
    component: NumberField,
    slot: 'number-field',
    control: 'number-field-input',
    tag: 'input',
    render: (props) => <NumberField label="Width" unit="px" value={240} onValueChange={() => undefined} {...props} />,
  },
];
