import type { ApiClient } from '@palimpsest/api-client';
import { queryOptions } from '@tanstack/react-query';

/** The profile of whoever is logged in; the browser remembers it for the next visit. */
export const profileQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['profile'],
    queryFn: async ({ signal }) => {
      const profile = await client.call('getProfile', { signal });
      client.session.setUser(profile);
      return profile;
    },
    staleTime: Infinity,
  });
