import { createFileRoute, redirect } from '@tanstack/react-router';
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
  component: WorkspaceLayout,
});
