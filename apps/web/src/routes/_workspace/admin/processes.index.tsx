import { createFileRoute } from '@tanstack/react-router';
import { adminProcessesQuery } from '../../../features/admin/admin-processes-query.ts';
import { AdminProcessesPage } from '../../../features/admin/admin-processes-page.tsx';
import { readAdminSearch } from '../../../features/admin/admin-search.ts';
import { askAhead } from '../../../lib/server/ask-ahead.ts';

export const Route = createFileRoute('/_workspace/admin/processes/')({
  validateSearch: readAdminSearch,
  loaderDeps: ({ search: { modal: _modal, ...search } }) => search,
  loader: ({ context, cause, deps }) => {
    if (cause !== 'enter') return;
    askAhead(context, (queries) => queries.prefetchQuery(adminProcessesQuery(context.api, deps)));
  },
  component: AdminProcessesPage,
});
