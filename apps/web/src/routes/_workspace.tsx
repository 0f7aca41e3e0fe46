import { createFileRoute, redirect } from '@tanstack/react-router';
import { profileQuery } from '../features/profile/profile-query.ts';
import { askAhead } from '../lib/ask-ahead.ts';
import { WorkspaceLayout } from '../features/workspace/workspace-layout.tsx';

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
  loader: ({ context }) => askAhead(context, (queries) => queries.prefetchQuery(profileQuery(context.api.client))),
  component: WorkspaceLayout,
});
