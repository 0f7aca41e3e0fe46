import type { ApiClient } from '@palimpsest/api-client';
import { type LanguagePairs, type LanguagesResponse, languagesRefreshMs } from '@palimpsest/contract';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { useApi } from '../../lib/services.ts';

export interface KnownLanguages {
  /** What this installation can translate; undefined until it is known. */
  pairs: LanguagePairs | undefined;
  /** Source languages whose recognition data is on its way. */
  fetching: readonly string[];
  /** The settings that would give this installation further pairs. */
  enabledBy: LanguagesResponse['enabled_by'];
}

const nothingKnown: KnownLanguages = { pairs: undefined, fetching: [], enabledBy: [] };

/** What can be translated here. */
export function useLanguages(): KnownLanguages {
  const { client } = useApi();
  const { data } = useQuery(languagesQuery(client));
  return data ?? nothingKnown;
}

/** The pairs that can be translated here. They are read again as long as data that is needed to read a language is fetched. */
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
