import { PalimpsestProvider, Pagination } from '@palimpsest/ui';
import { useState } from 'react';

export function GermanOrders() {
  const [page, setPage] = useState(2);
  return (
    <PalimpsestProvider locale="de" density="compact" messages={{ pagination: { label: 'Seiten der Bestellungen' } }}>
      <Pagination page={page} pageSize={1000} total={12_340} onPageChange={setPage} />
    </PalimpsestProvider>
  );
}
