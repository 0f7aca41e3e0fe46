import type { Conformance } from '../../testing/conformance.tsx';
import { Switch } from './switch.tsx';

export const conformance: Conformance[] = [
  {
    name: 'Switch',
    component: Switch,
    slot: 'switch',
    control: 'switch-control',
    tag: 'input',
    render: (props) => <Switch label="Show the original" {...props} />,
  },
];
