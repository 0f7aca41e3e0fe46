import { Pagination } from '@palimpsest/ui';
import { useState } from 'react';

export function OrderPages() {
  const [page, setPage] = useState(2);
  return <Pagination page={page} pageSize={20} total={134} onPageChange={setPage} />;
}
