import type { ToastManager } from '@palimpsest/ui';
import { createContext, use } from 'react';
import type { Analytics } from './integrations/analytics.ts';
import type { Api } from './server/api.ts';
import type { Integrations } from './integrations/integrations.ts';

/** The services that every screen reaches through the context. */
export interface Services extends Integrations {
  api: Api;
  toasts: ToastManager;
}

const Context = createContext<Services | undefined>(undefined);

/** Gives the services to the screens inside. */
export const ServicesProvider = Context.Provider;

/** @throws Error outside of a {@link ServicesProvider} */
export function useServices(): Services {
  const services = use(Context);
  if (!services) throw new Error('No ServicesProvider is around this screen, so that it reaches no server.');
  return services;
}

/** Returns the calls of the API. @throws Error outside of a {@link ServicesProvider} */
export function useApi(): Api {
  return useServices().api;
}

/** Returns the recorder of events. @throws Error outside of a {@link ServicesProvider} */
export function useAnalytics(): Analytics {
  return useServices().analytics;
}
