import type { LanguagePairs, LanguagesResponse } from '@palimpsest/contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/services.ts';
import { languagesQuery } from './languages-query.ts';

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
