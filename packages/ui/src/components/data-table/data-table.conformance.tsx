import type { Conformance } from '../../testing/conformance.tsx';
import { DataTable } from './data-table.tsx';

export const conformance: Conformance[] = [
  {
    name: 'DataTable',
    component: DataTable,
    slot: 'data-table',
    tag: 'div',
    render: (props) => (
      <DataTable
        caption="Posters"
        columns={[{ id: 'name', header: 'Poster', cell: (name: string) => name, rowHeader: true }]}
        rows={['Spring fair', 'Night market']}
        rowKey={(name) => name}
        {...props}
      />
    ),
  },
];
