import type { Conformance } from '../../testing/conformance.tsx';
import { Badge } from './badge.tsx';

export const conformance: Conformance[] = [
  {
    name: 'Badge',
    component: Badge,
    slot: 'badge',
    tag: 'span',
    render: (props) => <Badge {...props}>Trial</Badge>,
  },
];
