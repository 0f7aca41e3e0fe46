import { clientEvents } from '@palimpsest/api-client';
import { createToastManager } from '@palimpsest/ui';
import { forgetForOthers } from './forget-for-others.ts';
import { forgetPictures } from '../features/dashboard/kept-pictures.ts';
import { forgetDrafts } from '../features/editor/draft.ts';
import { createApi } from '../lib/server/api.ts';
import { configurationOf } from '../lib/server/configuration.ts';
import { startIntegrations } from '../lib/integrations/integrations.ts';
import { forgetImages } from '../lib/images/kept-images.ts';
import type { Services } from '../lib/services.ts';
import { whenIdle } from '../lib/when-idle.ts';

/** The source of the path that is shown. */
export interface Place {
  /** Path of the page, without its query. */
  path: () => string;
  /** Called when the session ended without the user asking, to open the login. */
  onSessionEnded: () => void;
}

export interface RunningServices {
  services: Services;
  /** Connects the services to the router's place. Until then they assume the landing page, which needs no session. */
  follow: (place: Place) => void;
  /** Stops listening to the API client. */
  close: () => void;
}

/** Starts the services that every screen can reach. @param fetch sends the calls of the API. @default the platform's */
export function createServices(fetch?: typeof globalThis.fetch): RunningServices {
  let place: Place = { path: () => '/', onSessionEnded: () => undefined };
  const api = createApi({ ...(fetch && { fetch }), onLoggedOut: () => place.onSessionEnded() });
  const integrations = startIntegrations(
    whenIdle().then(() => configurationOf(api.client)),
    () => place.path(),
  );
  const stopListening = api.client.on(clientEvents.userLoggedOut, () => integrations.chat.forget());
  const stopForgetting = forgetForOthers(api.client, localStorage, () => {
    void forgetImages();
    void forgetDrafts();
    void forgetPictures();
    sessionStorage.clear();
  });
  return {
    services: { api, toasts: createToastManager(), ...integrations },
    follow(next) {
      place = next;
    },
    close() {
      stopListening();
      stopForgetting();
    },
  };
}
