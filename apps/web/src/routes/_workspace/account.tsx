import { createFileRoute } from '@tanstack/react-router';
import { AccountPage } from '../../features/account/account-page.tsx';
import { sessionsQuery } from '../../features/account/sessions-query.ts';
import { askAhead } from '../../lib/server/ask-ahead.ts';

export const Route = createFileRoute('/_workspace/account')({
  loader: ({ context, cause }) => {
    if (cause !== 'enter') return;
    askAhead(context, (queries) => queries.prefetchQuery(sessionsQuery(context.api.client)));
  },
  component: AccountPage,
});
