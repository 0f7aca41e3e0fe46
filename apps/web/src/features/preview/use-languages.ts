import type { ApiClient } from '@palimpsest/api-client';
import type { LanguagePairs, LanguagesResponse } from '@palimpsest/contract';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { useApi } from '../../lib/services.ts';

export interface KnownLanguages {
  /** The language pairs that this installation can translate; undefined until they are known. */
  pairs: LanguagePairs | undefined;
  /** The settings that would give this installation further pairs. */
  enabledBy: LanguagesResponse['enabled_by'];
}

const nothingKnown: KnownLanguages = { pairs: undefined, enabledBy: [] };

/** Reads the language pairs that this installation can translate, and the settings that would add some. */
export function useLanguages(): KnownLanguages {
  const { client } = useApi();
  const { data } = useQuery(languagesQuery(client));
  return data ?? nothingKnown;
}

/** The query for these pairs, which do not change while the page is open. */
export const languagesQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['languages'],
    queryFn: async ({ signal }) => {
      const answer = await client.call('languages', { signal });
      return { pairs: answer.pairs, enabledBy: answer.enabled_by };
    },
    staleTime: Infinity,
  });
