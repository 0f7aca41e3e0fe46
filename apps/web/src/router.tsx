import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory, useMatch } from '@tanstack/react-router';
import { NotFoundPage } from './features/not-found/not-found-page.tsx';
import { PendingPage } from './features/pending/pending-page.tsx';
import { queryClientOf } from './lib/server/query-client.ts';
import type { Services } from './lib/services.ts';
import { routeTree } from './routeTree.gen.ts';
import { ErrorPage, type ErrorPageProps } from './features/error/error-page.tsx';

/** The services that guards and loaders of routes can reach. */
export interface RouterContext extends Services {
  queryClient: QueryClient;
}

/** @param history the history that the router reads. @default the browser's */
export function createAppRouter(services: Services, history?: RouterHistory) {
  const queryClient = queryClientOf(services.api.client);
  return createRouter({
    routeTree,
    context: { ...services, queryClient },
    Wrap: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
    ...(history && { history }),
    defaultPreload: 'intent',
    // The query client decides what is fetched, and for how long it is kept.
    defaultPreloadStaleTime: 0,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: CrashedScreen,
    defaultPendingComponent: PendingPage,
    // A screen that is loaded replaces the pending page at once.
    defaultPendingMinMs: 0,
    scrollRestoration: true,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}

/** Replaces a screen that cannot be drawn. Behind the login, the frame around the screens is the page's `main` already. */
function CrashedScreen(props: Omit<ErrorPageProps, 'framed'>) {
  const framed = useMatch({ strict: false, select: ({ routeId }) => String(routeId).startsWith('/_workspace/') });
  return <ErrorPage framed={framed} {...props} />;
}
