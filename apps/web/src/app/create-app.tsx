import { storageKeys } from '@palimpsest/api-client';
import { RouterProvider, type RouterHistory } from '@tanstack/react-router';
import { lazy, type ReactNode } from 'react';
import { LazyBoundary } from '../features/error/lazy-boundary.tsx';
import { focusHeading } from '../lib/focus-heading.ts';
import { Localised } from '../lib/language/localised.tsx';
import '../lib/navigation-state.ts';
import { ServicesProvider, type Services } from '../lib/services.ts';
import { sessionEndedState } from '../lib/server/session-ended.ts';
import { stayOffline } from '../lib/stay-offline.ts';
import { useInBrowser } from '../lib/use-in-browser.ts';
import { createAppRouter } from '../router.tsx';
import type { RunningServices } from './create-services.ts';

export interface AppOptions {
  running: RunningServices;
  /** The history that the router reads. @default the browser's */
  history?: RouterHistory;
}

export interface App {
  router: ReturnType<typeof createAppRouter>;
  /** The whole app, to be rendered. */
  element: ReactNode;
  /** Removes the listeners from the window, and forgets the server's answers. */
  close: () => void;
}

export interface ScreensProps extends Pick<App, 'router'> {
  services: Services;
}

/** The toasts' code is fetched after the page; toasts wait in their queue until then. */
const ToastProvider = lazy(async () => ({ default: (await import('../lib/toast-provider.ts')).ToastProvider }));

/** The tree below the language provider, which the browser and the prerendering share. */
export function Screens({ services, router }: ScreensProps) {
  const inBrowser = useInBrowser();
  return (
    <ServicesProvider value={services}>
      <RouterProvider router={router} />
      <LazyBoundary>{inBrowser ? <ToastProvider manager={services.toasts} /> : null}</LazyBoundary>
    </ServicesProvider>
  );
}

/** Creates the router, and the listeners on the window that serve all screens. */
export function createApp({ running, history }: AppOptions): App {
  const { services, follow } = running;
  const router = createAppRouter(services, history);
  const { queryClient } = router.options.context;
  follow({
    path: () => router.state.location.pathname,
    onSessionEnded() {
      const { pathname, href, state } = router.state.location;
      void router.navigate({ to: '/', state: sessionEndedState(pathname, href, state) });
    },
  });

  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === storageKeys.authToken && newValue === null) void router.invalidate();
  };
  window.addEventListener('storage', onStorage);
  const comeBack = stayOffline();

  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    services.recording.onPage(toLocation.pathname);
    if (fromLocation && pathChanged) focusHeading();
  });

  return {
    router,
    element: (
      <Localised>
        <Screens services={services} router={router} />
      </Localised>
    ),
    close() {
      running.close();
      queryClient.clear();
      window.removeEventListener('storage', onStorage);
      comeBack();
    },
  };
}
