import type { Conformance } from '../../testing/conformance.tsx';
import { ErrorState } from './error-state.tsx';

export const conformance: Conformance[] = [
  {
    name: 'ErrorState',
    component: ErrorState,
    slot: 'error-state',
    tag: 'div',
    render: (props) => <ErrorState title="Failed to fetch image processes" {...props} />,
  },
];
