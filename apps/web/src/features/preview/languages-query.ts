import type { ApiClient } from '@palimpsest/api-client';
import { languagesRefreshMs } from '@palimpsest/contract';
import { queryOptions } from '@tanstack/react-query';

/** What can be translated here. Read again as long as data that is needed to read a language is fetched. */
export const languagesQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['languages'],
    queryFn: async ({ signal }) => {
      const answer = await client.call('languages', { signal });
      const fetching = answer.unreadable.filter((entry) => entry.is_fetching).map(({ language }) => language);
      return { pairs: answer.pairs, fetching, enabledBy: answer.enabled_by };
    },
    staleTime: Infinity,
    refetchInterval: ({ state }) => ((state.data?.fetching.length ?? 0) > 0 ? languagesRefreshMs : false),
  });
