import type { ApiClient } from '@palimpsest/api-client';
import type { ConfigResponse } from '@palimpsest/contract';

const known = new WeakMap<ApiClient, Promise<ConfigResponse>>();

/** What this installation offers, asked for once a page; again where the last answer was an error. */
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
