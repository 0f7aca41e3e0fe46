import { languagesRefreshMs, type LanguagePairs } from '@palimpsest/contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/services.ts';

export interface KnownLanguages {
  /** What this installation can translate; undefined until it is known. */
  pairs: LanguagePairs | undefined;
  /** Source languages whose recognition data is on its way. */
  fetching: readonly string[];
}

/** What can be translated here. Read again as long as data that is needed to read a language is fetched. */
export function useLanguages(): KnownLanguages {
  const { client } = useApi();
  const { data } = useQuery({
    queryKey: ['languages'],
    queryFn: async ({ signal }) => {
      const answer = await client.call('languages', { signal });
      const fetching = answer.unreadable.filter((entry) => entry.is_fetching).map(({ language }) => language);
      return { pairs: answer.pairs, fetching };
    },
    staleTime: Infinity,
    refetchInterval: ({ state }) => ((state.data?.fetching.length ?? 0) > 0 ? languagesRefreshMs : false),
  });
  return data ?? { pairs: undefined, fetching: [] };
}
