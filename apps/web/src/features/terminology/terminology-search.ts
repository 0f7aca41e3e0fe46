import { defaultListLimit, findLanguage, type LanguageName } from '@palimpsest/contract';
import { kinds, type Kind } from './entry.ts';

/** The search in the address: the list that is shown, and its filters. A filter that is left out does not apply. */
export interface TerminologySearch {
  kind?: Kind | undefined;
  q?: string | undefined;
  source?: LanguageName | undefined;
  target?: LanguageName | undefined;
  /** The first page is 1. */
  page?: number | undefined;
}

/** Reads an address. Invalid values become undefined: if their keys were left out, the router would keep them. */
export function readTerminologySearch(search: Record<string, unknown>): TerminologySearch {
  const kind = kinds.find((name) => name === search.kind);
  const q = typeof search.q === 'string' || typeof search.q === 'number' ? String(search.q).slice(0, 200) : '';
  const source = findLanguage(String(search.source))?.name;
  const target = findLanguage(String(search.target))?.name;
  const page = Math.trunc(Number(search.page));
  return {
    kind: kind === 'glossary' ? undefined : kind,
    q: q || undefined,
    source,
    target,
    page: page > 1 && page <= 1_000 ? page : undefined,
  };
}

/** The query that selects entries of a list on the server. */
export interface ListQuery {
  source_lang?: LanguageName;
  target_lang?: LanguageName;
  search?: string;
  limit: number;
  offset: number;
}

/** Makes the query for the server from the search in the address. */
export function toListQuery({ q, source, target, page = 1 }: TerminologySearch): ListQuery {
  return {
    limit: defaultListLimit,
    offset: (page - 1) * defaultListLimit,
    ...(q?.trim() && { search: q.trim() }),
    ...(source && { source_lang: source }),
    ...(target && { target_lang: target }),
  };
}

/** Whether any filter applies to the list. */
export const isFiltered = ({ q, source, target }: TerminologySearch) =>
  Boolean(q?.trim()) || source !== undefined || target !== undefined;
