import { createFileRoute } from '@tanstack/react-router';
import { DashboardPage } from '../../features/dashboard/dashboard-page.tsx';
import { foldersQuery } from '../../features/dashboard/folders-query.ts';
import { firstAsked, processesQuery } from '../../features/dashboard/processes-query.ts';
import { askAhead } from '../../lib/server/ask-ahead.ts';

export const Route = createFileRoute('/_workspace/dashboard')({
  loader: ({ context, cause }) => {
    if (cause !== 'enter') return;
    askAhead(context, (queries) => queries.prefetchInfiniteQuery(processesQuery(context.api, firstAsked)));
    askAhead(context, (queries) => queries.prefetchQuery(foldersQuery(context.api.client)));
  },
  component: DashboardPage,
});
