import type { Conformance } from '../../testing/conformance.tsx';
import { TextField } from './text-field.tsx';

export const conformance: Conformance[] = [
  {
    name: 'TextField',
    component: TextField,
    slot: 'text-field',
    control: 'input',
    tag: 'input',
    render: (props) => <TextField label="Email" {...props} />,
  },
];
