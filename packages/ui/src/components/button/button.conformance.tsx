import type { Conformance } from '../../testing/conformance.tsx';
import { Button } from './button.tsx';

export const conformance: Conformance[] = [
  {
    name: 'Button',
    component: Button,
    slot: 'button',
    tag: 'button',
    render: (props) => <Button {...props}>Export</Button>,
  },
];
