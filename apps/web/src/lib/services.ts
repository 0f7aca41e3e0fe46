import type { ToastManager } from '@palimpsest/ui';
import { createContext, use } from 'react';
import type { Analytics } from './integrations/analytics.ts';
import type { Api } from './server/api.ts';
import type { Integrations } from './integrations/integrations.ts';

/** What every screen can reach without importing it. */
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

/** The calls of the API. @throws Error outside of a {@link ServicesProvider} */
export function useApi(): Api {
  return useServices().api;
}

/** What records events. @throws Error outside of a {@link ServicesProvider} */
export function useAnalytics(): Analytics {
  return useServices().analytics;
}
