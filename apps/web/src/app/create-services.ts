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

/** Who knows which page is shown. */
export interface Place {
  /** Path of the page, without its query. */
  path: () => string;
  /** Leads to where one logs in again: the session ended without the user asking. */
  onSessionEnded: () => void;
}

export interface RunningServices {
  services: Services;
  /** From here on `place` says where the app stands; before, it stands on the landing page, which asks nothing of a session. */
  follow: (place: Place) => void;
  /** Lets go of the window. */
  close: () => void;
}

/** Starts what every screen can reach. @param fetch reaches the API. @default the platform's */
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
