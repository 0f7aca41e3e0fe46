import { createFileRoute } from '@tanstack/react-router';
import { AccountPage } from '../../features/account/account-page.tsx';
import { sessionsQuery } from '../../features/account/sessions-query.ts';

export const Route = createFileRoute('/_workspace/account')({
  loader: ({ context, cause }) => {
    if (cause !== 'enter') return;
    void context.queryClient.prefetchQuery(sessionsQuery(context.api.client));
  },
  component: AccountPage,
});
