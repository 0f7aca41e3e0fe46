import type { ApiClient } from '@palimpsest/api-client';
import type { ConfigResponse } from '@palimpsest/contract';

const known = new WeakMap<ApiClient, Promise<ConfigResponse>>();

/** Reads the configuration of this installation once a page, and again after an error. */
export function configurationOf(client: ApiClient): Promise<ConfigResponse> {
  const before = known.get(client);
  if (before) return before;
  const asked = client.call('config').catch((error: unknown) => {
    known.delete(client);
    throw error;
  });
  known.set(client, asked);
  return asked;
}
