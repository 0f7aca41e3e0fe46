import { createFileRoute } from '@tanstack/react-router';
import { AdminProcessPage } from '../../../features/admin/admin-process-page.tsx';
import { processQuery } from '../../../lib/server/process-query.ts';

export const Route = createFileRoute('/_workspace/admin/processes/$message_id')({
  loader: ({ context, location }) => {
    const process = location.state.adminProcess;
    if (process?.status !== 'processed') return;
    void context.queryClient.prefetchQuery(processQuery(context.api.client, process.message_id));
  },
  component: AdminProcessPage,
});
