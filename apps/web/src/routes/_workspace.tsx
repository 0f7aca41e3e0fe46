import { createFileRoute, redirect } from '@tanstack/react-router';
import { subscriptionQuery } from '../features/billing/subscription.ts';
import { profileQuery } from '../features/profile/profile-query.ts';
import { creditsQuery } from '../features/workspace/use-credits.ts';
import { WorkspaceLayout } from '../features/workspace/workspace-layout.tsx';

/** The screens behind the login. */
export const Route = createFileRoute('/_workspace')({
  beforeLoad: ({ context, location }) => {
    if (context.api.client.session.isLoggedIn()) return;
    const { image, choices } = location.state;
    throw redirect({
      to: '/',
      replace: true,
      state: {
        authMode: 'login',
        ...(image ? { image, ...(choices && { choices }) } : { returnTo: location.href }),
      },
    });
  },
  // The loader fetches in parallel with the screen's code, so that the bars render with their data, and a new user is asked at once where
  // they work.
  loader: ({ context, cause }) => {
    const { client } = context.api;
    void context.queryClient.prefetchQuery(profileQuery(client));
    if (cause === 'enter') {
      void context.queryClient.prefetchQuery(creditsQuery(client));
      void context.queryClient.prefetchQuery(subscriptionQuery(client));
    }
  },
  component: WorkspaceLayout,
});
