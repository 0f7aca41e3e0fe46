import { clientEvents, storageKeys } from '@palimpsest/api-client';
import { createToastManager } from '@palimpsest/ui';
import { type QueryClient } from '@tanstack/react-query';
import { RouterProvider, type RouterHistory } from '@tanstack/react-router';
import { type ReactNode } from 'react';
import { createApi } from '../lib/api.ts';
import { configurationOf } from '../lib/configuration.ts';
import { focusHeading } from '../lib/focus-heading.ts';
import { startIntegrations } from '../lib/integrations.ts';
import { forgetDrafts } from '../features/editor/draft-store.ts';
import { forgetImages } from '../lib/kept-images.ts';
import { Localised } from '../lib/localised.tsx';
import '../lib/navigation-state.ts';
import { sessionEndedState } from '../lib/session-ended.ts';
import { Toasts } from '../lib/toasts.tsx';
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
  let queries: Promise<QueryClient> | undefined;
  const queryClient = () => {
    queries ??= import('../lib/query-client.ts').then(({ createQueryClient }) => createQueryClient());
    return queries;
  };
  const forgetAnswers = () => void queries?.then((client) => client.clear());
  const toasts = createToastManager();
  const api = createApi({
    ...(fetch && { fetch }),
    onLoggedOut: () => {
      const { pathname, href, state } = router.state.location;
      void router.navigate({ to: '/', state: sessionEndedState(pathname, href, state) });
    },
  });
  const integrations = startIntegrations(
    whenIdle().then(() => configurationOf(api.client)),
    () => router.state.location.pathname,
  );
  const router = createAppRouter({ api, queryClient, toasts, ...integrations }, history);

  const stopListening = api.client.on(clientEvents.userLoggedOut, () => {
    forgetAnswers();
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
      <Localised>
        <RouterProvider router={router} />
        <Toasts manager={toasts} />
      </Localised>
    ),
    close() {
      stopListening();
      window.removeEventListener('storage', onStorage);
      forgetAnswers();
    },
  };
}
