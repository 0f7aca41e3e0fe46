import type { ApiClient } from '@palimpsest/api-client';
import { queryOptions } from '@tanstack/react-query';

/** The newest processes of all users that failed for a fault of the server. */
export const deadLettersQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['dead-letters'],
    queryFn: ({ signal }) => client.call('adminDeadLetters', { query: {}, signal }),
    staleTime: 0,
  });
