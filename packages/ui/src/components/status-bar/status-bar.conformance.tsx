import type { Conformance } from '../../testing/conformance.tsx';
import { StatusBar } from './status-bar.tsx';

export const conformance: Conformance[] = [
  {
    name: 'StatusBar',
    component: StatusBar,
    slot: 'status-bar',
    tag: 'div',
    render: (props) => <StatusBar label="Translating text..." tone="progress" progress={0.5} {...props} />,
  },
];
