import { DataTable } from '@palimpsest/ui';

interface Invoice {
  id: string;
  client: string;
  total: number;
}

const invoices: Invoice[] = [
  { id: '2027-014', client: 'Maison Olympe', total: 1240 },
  { id: '2027-015', client: 'Nordlys Kaffe', total: 380 },
  { id: '2027-016', client: 'Padaria Central', total: 615 },
];

export function Invoices() {
  return (
    <DataTable<Invoice>
      caption="Invoices"
      columns={[
        {
          id: 'client',
          header: 'Client',
          cell: ({ client }) => client,
          rowHeader: true,
          sortBy: ({ client }) => client,
        },
        { id: 'total', header: 'Total', cell: ({ total }) => `€${total}`, align: 'end', sortBy: ({ total }) => total },
      ]}
      rows={invoices}
      rowKey={({ id }) => id}
      defaultSort={{ columnId: 'total', direction: 'descending' }}
    />
  );
}
