import type { ApiClient } from '@palimpsest/api-client';
import { queryOptions } from '@tanstack/react-query';

/** The log-ins of whoever is logged in. */
export const sessionsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => client.call('sessions', { signal }),
    staleTime: 0,
    // The route asks as it opens, before the screen is there.
    refetchOnMount: false,
    retryOnMount: false,
  });
