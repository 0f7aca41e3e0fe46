import { storageKeys } from '@palimpsest/api-client';
import { ToastProvider } from '@palimpsest/ui';
import { RouterProvider, type RouterHistory } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { focusHeading } from '../lib/focus-heading.ts';
import { Localised } from '../lib/language/localised.tsx';
import '../lib/navigation-state.ts';
import { ServicesProvider } from '../lib/services.ts';
import { sessionEndedState } from '../lib/server/session-ended.ts';
import { stayOffline } from '../lib/stay-offline.ts';
import { createAppRouter } from '../router.tsx';
import type { RunningServices } from './create-services.ts';
import { openPage } from './open-page.ts';

export interface AppOptions {
  running: RunningServices;
  /** Where the app stands. @default the browser's history */
  history?: RouterHistory;
  /** A page is shown already, which the first navigation leaves. @default false */
  takesOver?: boolean;
}

export interface App {
  router: ReturnType<typeof createAppRouter>;
  /** Loads the page at the address. Resolves when it can be drawn, or after it has been waited for long enough. */
  open: () => Promise<void>;
  /** All of it, to be drawn. */
  element: ReactNode;
  /** Lets go of the window, and forgets what the server answered. */
  close: () => void;
}

/** Puts the screens together: what leads from one to the other, and what lies over all of them. */
export function createApp({ running, history, takesOver = false }: AppOptions): App {
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

  let leftAnother = takesOver;
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    services.recording.onPage(toLocation.pathname);
    if (leftAnother || (fromLocation && pathChanged)) focusHeading();
    leftAnother = false;
  });

  return {
    router,
    open: () => openPage(() => router.load(), queryClient),
    element: (
      <Localised>
        <ServicesProvider value={services}>
          <RouterProvider router={router} />
          <ToastProvider manager={services.toasts} />
        </ServicesProvider>
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
