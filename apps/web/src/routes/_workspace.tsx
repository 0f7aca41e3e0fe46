import { type QueryClient } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { profileQuery } from '../features/profile/profile-query.ts';
import { reportFault } from '../lib/report-fault.ts';
import { WorkspaceLayout } from '../features/workspace/workspace-layout.tsx';

/** The screens ask again for what they need, and show what went wrong. */
const reportLate = (error: unknown) => reportFault('A part of the app could not be fetched ahead.', error);

/** The screens behind the login. */
export const Route = createFileRoute('/_workspace')({
  beforeLoad: ({ context, location }) => {
    if (context.api.client.session.isLoggedIn()) return;
    const { image } = location.state;
    throw redirect({
      to: '/',
      replace: true,
      state: {
        authMode: 'login',
        ...(image ? { image } : { returnTo: location.href }),
      },
    });
  },
  // Beside the code of the screen, not after it: whoever logs in for the first time is asked at once where they work.
  loader: ({ context: { api, queryClient } }) => {
    void queryClient()
      .then((queries: QueryClient) => queries.prefetchQuery(profileQuery(api.client)))
      .catch(reportLate);
  },
  component: WorkspaceLayout,
});
