import type { Conformance } from '../../testing/conformance.tsx';
import { EmptyState } from './empty-state.tsx';

export const conformance: Conformance[] = [
  {
    name: 'EmptyState',
    component: EmptyState,
    slot: 'empty-state',
    tag: 'div',
    render: (props) => <EmptyState title="No translations found." {...props} />,
  },
];
