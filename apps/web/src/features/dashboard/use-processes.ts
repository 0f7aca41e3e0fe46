import { defaultListLimit, statusGroup, statusPollMs, type ProcessesQuery } from '@palimpsest/contract';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api.ts';

/** The localizations that a query finds, page after page. As long as one of them is being worked on, they are read again. */
export function useProcesses(asked: Pick<ProcessesQuery, 'status' | 'search' | 'folder' | 'sort'>) {
  const { client } = useApi();
  return useInfiniteQuery({
    queryKey: ['processes', asked],
    queryFn: ({ signal, pageParam: offset }) =>
      client.call('processes', { query: { limit: defaultListLimit, ...(offset > 0 && { offset }), ...asked }, signal }),
    initialPageParam: 0,
    getNextPageParam: (page, _, offset) => (page.length < defaultListLimit ? undefined : offset + defaultListLimit),
    // What was added meanwhile moves the others on: the last of a page may be the first of the next as well.
    select: ({ pages }) => [...new Map(pages.flat().map((process) => [process.id, process])).values()],
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.pages.flat().some(({ status }) => statusGroup(status) === 'processing') ? statusPollMs : false,
  });
}
