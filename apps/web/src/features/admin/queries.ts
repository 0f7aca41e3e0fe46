import type { ApiClient } from '@palimpsest/api-client';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/server/api.ts';
import { bringPictures } from '../dashboard/card-pictures.ts';
import { toAdminQuery, type AdminSearch } from './admin-search.ts';

/** The processes of all users that a search finds. */
export const adminProcessesQuery = ({ client, signedUrls }: Pick<Api, 'client' | 'signedUrls'>, search: AdminSearch) =>
  queryOptions({
    queryKey: ['admin-processes', search],
    queryFn: async ({ signal, client: queries }) => {
      const page = await client.call('adminProcesses', { query: toAdminQuery(search), signal });
      for (const { signed_files: signed } of page) signedUrls.learn(signed);
      void bringPictures(queries, signedUrls, page);
      return page;
    },
    staleTime: 0,
    // The route's loader requests the list before the screen mounts.
    refetchOnMount: false,
    retryOnMount: false,
  });

/** The newest processes of all users that failed for a fault of the server. */
export const deadLettersQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['dead-letters'],
    queryFn: ({ signal }) => client.call('adminDeadLetters', { query: {}, signal }),
    staleTime: 0,
  });
