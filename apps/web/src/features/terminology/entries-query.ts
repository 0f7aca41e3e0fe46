import type { ApiClient } from '@palimpsest/api-client';
import { queryOptions } from '@tanstack/react-query';
import type { Kind } from './entry.ts';
import { terminologyApi } from './terminology-api.ts';
import { toListQuery, type TerminologySearch } from './terminology-search.ts';

/** Of all lists of entries of one kind. */
export const entriesKey = (kind: Kind) => ['terminology', kind] as const;

/** The entries that an address asks for. */
export function entriesQuery(client: ApiClient, { kind = 'glossary', ...search }: TerminologySearch) {
  const query = toListQuery(search);
  return queryOptions({
    queryKey: [...entriesKey(kind), query] as const,
    queryFn: ({ signal }) => terminologyApi(client, kind).list(query, signal),
    placeholderData: (previous, before) => (before?.queryKey[1] === kind ? previous : undefined),
    staleTime: 0,
    // The route asks as it opens, before the screen is there.
    refetchOnMount: false,
    retryOnMount: false,
  });
}
