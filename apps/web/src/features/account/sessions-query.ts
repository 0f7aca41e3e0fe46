import type { ApiClient } from '@palimpsest/api-client';
import { queryOptions } from '@tanstack/react-query';

/** The query for the user's log-ins. */
export const sessionsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => client.call('sessions', { signal }),
    staleTime: 0,
    // The route's loader requests the list before the screen mounts.
    refetchOnMount: false,
    retryOnMount: false,
  });
