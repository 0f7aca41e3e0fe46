import { listOrders, type ListOrder } from '@palimpsest/contract';
import type { AskedProcesses } from './processes-query.ts';
import { queriedStatus, statusFilters, type StatusFilter } from './status-filter.ts';

/** The filters that the address gives to the list; one that is left out filters nothing. */
export interface DashboardSearch {
  status?: StatusFilter | undefined;
  /** Part of the names of the files. */
  q?: string | undefined;
  /** Id of a folder. */
  folder?: string | undefined;
  sort?: ListOrder | undefined;
}

/** The text of a value in an address, where numbers are read as such. */
const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** Reads an address; invalid values and defaults become undefined. */
export function readDashboardSearch(search: Record<string, unknown>): DashboardSearch {
  const status = statusFilters.find((filter) => filter === search.status);
  const sort = listOrders.find((order) => order === search.sort);
  return {
    status: status === 'all' ? undefined : status,
    q: textOf(search.q).slice(0, 200) || undefined,
    folder: textOf(search.folder) || undefined,
    sort: sort === 'newest' ? undefined : sort,
  };
}

/** Makes the query for the server from the search in the address. */
export function toAsked({ status = 'all', q, folder, sort = 'newest' }: DashboardSearch): AskedProcesses {
  const queried = queriedStatus(status);
  return { ...(queried && { status: queried }), ...(q && { search: q }), ...(folder && { folder }), sort };
}
