import { createApiClient, createSignedUrls } from '@palimpsest/api-client';
import { createToastManager } from '@palimpsest/ui';
import { startIntegrations } from '../lib/integrations/integrations.ts';
import type { Services } from '../lib/services.ts';

/** What only a browser brings. */
export const never = new Promise<never>(() => undefined);

/** What a page reaches that is drawn for its document: the server answers later. */
export function servicesOfDocument(path: string, isLoggedIn: boolean): Services {
  const client = createApiClient({
    baseUrl: '',
    fetch: () => never,
    storage: { getItem: (key) => (isLoggedIn ? key : null), setItem: () => undefined, removeItem: () => undefined },
  });
  return {
    api: { client, signedUrls: createSignedUrls(client), fetch: undefined },
    toasts: createToastManager(),
    ...startIntegrations(never, () => path),
  };
}
