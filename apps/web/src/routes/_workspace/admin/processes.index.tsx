import { createFileRoute } from '@tanstack/react-router';
import { adminProcessesQuery } from '../../../features/admin/queries.ts';
import { AdminProcessesPage } from '../../../features/admin/admin-processes-page.tsx';
import { readAdminSearch } from '../../../features/admin/admin-search.ts';

export const Route = createFileRoute('/_workspace/admin/processes/')({
  validateSearch: readAdminSearch,
  loaderDeps: ({ search: { modal: _modal, ...search } }) => search,
  loader: ({ context, cause, deps }) => {
    if (cause !== 'enter') return;
    void context.queryClient.prefetchQuery(adminProcessesQuery(context.api, deps));
  },
  component: AdminProcessesPage,
});
