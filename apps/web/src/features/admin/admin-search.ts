import {
  defaultListLimit,
  maxListLimit,
  processStatuses,
  type AdminProcessesQuery,
  type ProcessStatus,
} from '@palimpsest/contract';

/** The search of the staff, as the address holds it. */
export interface AdminSearch {
  /** Id of a user. */
  user?: string;
  status?: ProcessStatus;
  /** The number of processes on a page. */
  limit: number;
  /** The number of processes before the first that is shown. */
  offset: number;
  /** First and last day, `YYYY-MM-DD`, UTC. */
  start?: string;
  end?: string;
}

export const everything: AdminSearch = { limit: defaultListLimit, offset: 0 };

const wholeNumber = (value: unknown, fallback: number) => {
  const number = Number(value);
  return value === undefined || value === '' || !Number.isFinite(number) ? fallback : Math.trunc(number);
};

/** Reads a day of the calendar: `Date` counts the 30th of February as the 2nd of March. */
function day(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined;
  const date = new Date(value);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) ? value : undefined;
}

/** Reads the address: invalid values are left out, numbers are clamped to their limits. */
export function readAdminSearch(search: Record<string, unknown>): AdminSearch {
  const user = typeof search.user === 'string' ? search.user.trim() : '';
  const status = processStatuses.find((known) => known === search.status);
  const [start, end] = [day(search.start), day(search.end)];
  const inOrder = !start || !end || start <= end;
  return {
    ...(user && { user }),
    ...(status && { status }),
    limit: Math.min(Math.max(wholeNumber(search.limit, defaultListLimit), 1), maxListLimit),
    offset: Math.max(wholeNumber(search.offset, 0), 0),
    ...(inOrder && start && { start }),
    ...(inOrder && end && { end }),
  };
}

/** Makes the query of the call: days reach from the start of the first to the end of the last, UTC. */
export function toAdminQuery({ user, status, limit, offset, start, end }: AdminSearch): AdminProcessesQuery {
  return {
    limit,
    offset,
    ...(status && { status }),
    ...(user && { user_id: user }),
    ...(start && { start_date: `${start}T00:00:00.000Z` }),
    ...(end && { end_date: `${end}T23:59:59.999Z` }),
  };
}
