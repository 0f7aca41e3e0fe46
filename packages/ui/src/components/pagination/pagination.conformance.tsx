import type { Conformance } from '../../testing/conformance.tsx';
import { Pagination } from './pagination.tsx';

export const conformance: Conformance[] = [
  {
    name: 'Pagination',
    component: Pagination,
    slot: 'pagination',
    tag: 'nav',
    render: (props) => <Pagination page={2} pageSize={20} total={134} {...props} />,
  },
];
