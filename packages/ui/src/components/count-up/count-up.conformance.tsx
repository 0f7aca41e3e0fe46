import type { Conformance } from '../../testing/conformance.tsx';
import { CountUp } from './count-up.tsx';

export const conformance: Conformance[] = [
  {
    name: 'CountUp',
    component: CountUp,
    slot: 'count-up',
    tag: 'span',
    render: (props) => <CountUp value={18_204} {...props} />,
  },
];
