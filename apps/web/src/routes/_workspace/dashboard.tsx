import { createFileRoute } from '@tanstack/react-router';
import { DashboardPage } from '../../features/dashboard/dashboard-page.tsx';
import { foldersQuery } from '../../features/dashboard/use-folders.ts';
import { readDashboardSearch, toAsked } from '../../features/dashboard/dashboard-search.ts';
import { processesQuery } from '../../features/dashboard/processes-query.ts';

export const Route = createFileRoute('/_workspace/dashboard')({
  validateSearch: readDashboardSearch,
  loaderDeps: ({ search: { modal: _modal, ...search } }) => search,
  loader: ({ context, cause, deps }) => {
    if (cause !== 'enter') return;
    void context.queryClient.prefetchInfiniteQuery(processesQuery(context.api, toAsked(deps)));
    void context.queryClient.prefetchQuery(foldersQuery(context.api.client));
  },
  component: DashboardPage,
});
