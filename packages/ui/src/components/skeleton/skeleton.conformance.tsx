import type { Conformance } from '../../testing/conformance.tsx';
import { Skeleton } from './skeleton.tsx';

export const conformance: Conformance[] = [
  {
    name: 'Skeleton',
    component: Skeleton,
    slot: 'skeleton',
    tag: 'div',
    render: (props) => <Skeleton {...props} />,
  },
];
