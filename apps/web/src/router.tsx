import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { CrashedScreen } from './features/error/crashed-screen.tsx';
import { NotFoundPage } from './features/not-found/not-found-page.tsx';
import { PendingPage } from './features/pending/pending-page.tsx';
import type { Services } from './lib/services.ts';
import { routeTree } from './routeTree.gen.ts';

/** @param history where the app stands: the browser's where it is left out */
export function createAppRouter(context: Services, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    ...(history && { history }),
    defaultPreload: 'intent',
    // What is fetched and for how long it is kept is the query client's to decide.
    defaultPreloadStaleTime: 0,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: CrashedScreen,
    defaultPendingComponent: PendingPage,
    // A screen that is there is not kept waiting behind its sign of waiting.
    defaultPendingMinMs: 0,
    scrollRestoration: true,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
