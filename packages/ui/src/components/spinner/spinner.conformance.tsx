import type { Conformance } from '../../testing/conformance.tsx';
import { Spinner } from './spinner.tsx';

export const conformance: Conformance[] = [
  {
    name: 'Spinner',
    component: Spinner,
    slot: 'spinner',
    tag: 'svg',
    render: (props) => <Spinner label="Loading image..." {...props} />,
  },
];
