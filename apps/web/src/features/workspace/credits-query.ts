import type { ApiClient } from '@palimpsest/api-client';
import { queryOptions } from '@tanstack/react-query';

/** How many credits are left. */
export const creditsQuery = (client: ApiClient) =>
  queryOptions({ queryKey: ['credits'], queryFn: ({ signal }) => client.call('credits', { signal }) });
