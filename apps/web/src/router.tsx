import { type ToastManager } from '@palimpsest/ui';
import { type QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { ErrorPage } from './features/error/error-page.tsx';
import { NotFoundPage } from './features/not-found/not-found-page.tsx';
import { type Api } from './lib/api.ts';
import { type Integrations } from './lib/integrations.ts';
import { routeTree } from './routeTree.gen.ts';

/** What every route can reach without importing it. */
export interface RouterContext extends Integrations {
  api: Api;
  /** What the server answered; its library is fetched when it is first asked for. Always the same promise. */
  queryClient: () => Promise<QueryClient>;
  toasts: ToastManager;
}

/** @param history where the app stands: the browser's where it is left out */
export function createAppRouter(context: RouterContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    ...(history && { history }),
    defaultPreload: 'intent',
    // What is fetched and for how long it is kept is the query client's to decide.
    defaultPreloadStaleTime: 0,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ErrorPage,
    scrollRestoration: true,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
