import { defaultListLimit, statusGroup, statusPollMs, type ProcessesQuery } from '@palimpsest/contract';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { Api } from '../../lib/server/api.ts';
import { bringPictures } from './card-pictures.ts';

export type AskedProcesses = Pick<ProcessesQuery, 'status' | 'search' | 'folder' | 'sort'>;

/** Lists the localizations that a query finds, page by page. While one of them is in work, they are polled. */
export const processesQuery = ({ client, signedUrls }: Pick<Api, 'client' | 'signedUrls'>, asked: AskedProcesses) =>
  infiniteQueryOptions({
    queryKey: ['processes', asked],
    queryFn: async ({ signal, pageParam: offset, client: queries }) => {
      const query = { limit: defaultListLimit, ...(offset > 0 && { offset }), ...asked };
      const page = await client.call('processes', { query, signal });
      for (const { signed_files: signed } of page) signedUrls.learn(signed);
      void bringPictures(queries, signedUrls, page);
      return page;
    },
    initialPageParam: 0,
    getNextPageParam: (page, _, offset) => (page.length < defaultListLimit ? undefined : offset + defaultListLimit),
    // A process that was added meanwhile shifts the others: the last of a page may be the first of the next as well.
    select: ({ pages }) => [...new Map(pages.flat().map((process) => [process.id, process])).values()],
    placeholderData: keepPreviousData,
    staleTime: 0,
    // The route's loader requests the list before the screen mounts.
    refetchOnMount: false,
    retryOnMount: false,
    refetchInterval: ({ state }) =>
      state.data?.pages.flat().some(({ status }) => statusGroup(status) === 'processing') ? statusPollMs : false,
  });
