import { clientEvents, storageKeys } from '@palimpsest/api-client';
import { ToastProvider } from '@palimpsest/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createApi } from './lib/api.ts';
import { configQuery } from './lib/config-query.ts';
import { focusHeading } from './lib/focus-heading.ts';
import { startIntegrations } from './lib/integrations.ts';
import { forgetImages } from './lib/kept-images.ts';
import { keepFilesOut } from './lib/keep-files-out.ts';
import { createQueryClient } from './lib/query-client.ts';
import { sessionEndedState } from './lib/session-ended.ts';
import { followTheme } from './lib/theme.ts';
import { whenIdle } from './lib/when-idle.ts';
import { createAppRouter } from './router.tsx';
import './lib/navigation-state.ts';
import './styles.css';

const queryClient = createQueryClient();
const api = createApi(() => {
  const { pathname, href, state } = router.state.location;
  void router.navigate({ to: '/', state: sessionEndedState(pathname, href, state) });
});
const integrations = startIntegrations(whenIdle().then(() => queryClient.fetchQuery(configQuery(api.client))));
const router = createAppRouter({ api, queryClient, ...integrations });

api.client.on(clientEvents.userLoggedOut, () => {
  queryClient.clear();
  integrations.chat.forget();
  void forgetImages();
  // Drafts are for whoever made them.
  sessionStorage.clear();
});
window.addEventListener('storage', ({ key, newValue }) => {
  if (key === storageKeys.authToken && newValue === null) void router.invalidate();
});

router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
  integrations.recording.onPage(toLocation.pathname);
  if (fromLocation && pathChanged) focusHeading();
});
keepFilesOut(window);
followTheme();

// The title in index.html is for whoever does not run scripts; from here on each page brings its own.
document.querySelector('head > title')?.remove();

const container = document.querySelector('#root');
if (!container) throw new Error('index.html has no element with the id "root", so there is no place to show the app.');
createRoot(container).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </QueryClientProvider>
  </StrictMode>,
);
