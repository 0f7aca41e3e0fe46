import type { Conformance } from '../../testing/conformance.tsx';
import { PasswordField } from './password-field.tsx';

export const conformance: Conformance[] = [
  {
    name: 'PasswordField',
    component: PasswordField,
    slot: 'password-field',
    control: 'input',
    tag: 'input',
    render: (props) => <PasswordField label="Password" autoComplete="current-password" {...props} />,
  },
];
