import type { ApiClient } from '@palimpsest/api-client';
import { queryOptions } from '@tanstack/react-query';
import { entryOfTerm, entryOfUnit, type Entry, type Kind } from './entry.ts';
import { toListQuery, type ListQuery, type TerminologySearch } from './terminology-search.ts';

/** The query key that all lists of entries of one kind begin with. */
export const entriesKey = (kind: Kind) => ['terminology', kind] as const;

export interface EntryPage {
  entries: Entry[];
  /** The number of entries on all pages. */
  total: number;
}

/** One page of the entries of one kind. Throws as the client does. */
export async function listEntries(
  client: ApiClient,
  kind: Kind,
  query: ListQuery,
  signal: AbortSignal,
): Promise<EntryPage> {
  if (kind === 'glossary') {
    const { entries, total } = await client.call('glossary', { query, signal });
    return { entries: entries.map(entryOfTerm), total };
  }
  const { entries, total } = await client.call('memory', { query, signal });
  return { entries: entries.map(entryOfUnit), total };
}

/** The entries that an address asks for. */
export function entriesQuery(client: ApiClient, { kind = 'glossary', ...search }: TerminologySearch) {
  const query = toListQuery(search);
  return queryOptions({
    queryKey: [...entriesKey(kind), query] as const,
    queryFn: ({ signal }) => listEntries(client, kind, query, signal),
    placeholderData: (previous, before) => (before?.queryKey[1] === kind ? previous : undefined),
    staleTime: 0,
    // The route's loader requests the list before the screen mounts.
    refetchOnMount: false,
    retryOnMount: false,
  });
}
