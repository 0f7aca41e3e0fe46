import { clientEvents, storageKeys } from '@palimpsest/api-client';
import { ToastProvider } from '@palimpsest/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider, type RouterHistory } from '@tanstack/react-router';
import { type ReactNode } from 'react';
import { createApi } from '../lib/api.ts';
import { configQuery } from '../lib/config-query.ts';
import { focusHeading } from '../lib/focus-heading.ts';
import { startIntegrations } from '../lib/integrations.ts';
import { forgetDrafts } from '../features/editor/draft-store.ts';
import { forgetImages } from '../lib/kept-images.ts';
import { Localised } from '../lib/localised.tsx';
import '../lib/navigation-state.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { sessionEndedState } from '../lib/session-ended.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { createAppRouter } from '../router.tsx';

export interface AppOptions {
  /** Reaches the API. @default the platform's */
  fetch?: typeof globalThis.fetch;
  /** Where the app stands. @default the browser's history */
  history?: RouterHistory;
}

export interface App {
  router: ReturnType<typeof createAppRouter>;
  /** All of it, to be drawn. */
  element: ReactNode;
  /** Lets go of the window. */
  close: () => void;
}

/** Puts the parts of the app together. */
export function createApp({ fetch, history }: AppOptions = {}): App {
  const queryClient = createQueryClient();
  const api = createApi({
    ...(fetch && { fetch }),
    onLoggedOut: () => {
      const { pathname, href, state } = router.state.location;
      void router.navigate({ to: '/', state: sessionEndedState(pathname, href, state) });
    },
  });
  const integrations = startIntegrations(
    whenIdle().then(() => queryClient.fetchQuery(configQuery(api.client))),
    () => router.state.location.pathname,
  );
  const router = createAppRouter({ api, queryClient, ...integrations }, history);

  const stopListening = api.client.on(clientEvents.userLoggedOut, () => {
    queryClient.clear();
    integrations.chat.forget();
    void forgetImages();
    void forgetDrafts();
    // Drafts are for whoever made them.
    sessionStorage.clear();
  });
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === storageKeys.authToken && newValue === null) void router.invalidate();
  };
  window.addEventListener('storage', onStorage);

  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    integrations.recording.onPage(toLocation.pathname);
    if (fromLocation && pathChanged) focusHeading();
  });

  return {
    router,
    element: (
      <QueryClientProvider client={queryClient}>
        <Localised>
          <ToastProvider>
            <RouterProvider router={router} />
          </ToastProvider>
        </Localised>
      </QueryClientProvider>
    ),
    close() {
      stopListening();
      window.removeEventListener('storage', onStorage);
      queryClient.clear();
    },
  };
}
