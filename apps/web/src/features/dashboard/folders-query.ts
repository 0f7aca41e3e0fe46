import type { ApiClient } from '@palimpsest/api-client';
import { queryOptions } from '@tanstack/react-query';

/** The folders of whoever is logged in. */
export const foldersQuery = (client: ApiClient) =>
  queryOptions({ queryKey: ['folders'], queryFn: ({ signal }) => client.call('folders', { signal }) });
