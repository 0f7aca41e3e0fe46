import { createFileRoute } from '@tanstack/react-router';
import { DashboardPage } from '../../features/dashboard/dashboard-page.tsx';
import { foldersQuery } from '../../features/dashboard/use-folders.ts';
import { firstAsked, processesQuery } from '../../features/dashboard/processes-query.ts';

export const Route = createFileRoute('/_workspace/dashboard')({
  loader: ({ context, cause }) => {
    if (cause !== 'enter') return;
    void context.queryClient.prefetchInfiniteQuery(processesQuery(context.api, firstAsked));
    void context.queryClient.prefetchQuery(foldersQuery(context.api.client));
  },
  component: DashboardPage,
});
