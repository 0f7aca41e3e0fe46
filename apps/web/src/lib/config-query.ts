import { type ApiClient } from '@palimpsest/api-client';
import { queryOptions } from '@tanstack/react-query';

/** What this installation offers; it does not change while the page is open. */
export const configQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['config'],
    queryFn: ({ signal }) => client.call('config', { signal }),
    staleTime: Infinity,
  });
