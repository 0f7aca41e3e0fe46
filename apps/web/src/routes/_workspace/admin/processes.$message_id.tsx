import { createFileRoute } from '@tanstack/react-router';
import { AdminProcessPage } from '../../../features/admin/admin-process-page.tsx';
import { askAhead } from '../../../lib/server/ask-ahead.ts';
import { processQuery } from '../../../lib/server/process-query.ts';

export const Route = createFileRoute('/_workspace/admin/processes/$message_id')({
  loader: ({ context, location }) => {
    const process = location.state.adminProcess;
    if (process?.status !== 'processed') return;
    askAhead(context, (queries) => queries.prefetchQuery(processQuery(context.api.client, process.message_id)));
  },
  component: AdminProcessPage,
});
