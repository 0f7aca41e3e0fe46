import { statusGroup, type ProcessSummary, type ProcessStatus } from '@palimpsest/contract';

/** The dashboard's filters, in the order in which they are offered. */
export const statusFilters = ['all', 'processed', 'processing', 'failed', 'idle'] as const;

export type StatusFilter = (typeof statusFilters)[number];

export function isStatusFilter(value: string): value is StatusFilter {
  return statusFilters.some((filter) => filter === value);
}

/** The status to ask the server for. `processing` stands for many statuses, so it is chosen from the whole list here. */
export function queriedStatus(filter: StatusFilter): ProcessStatus | undefined {
  return filter === 'all' || filter === 'processing' ? undefined : filter;
}

export function applyFilter(processes: readonly ProcessSummary[], filter: StatusFilter): readonly ProcessSummary[] {
  return filter === 'all' ? processes : processes.filter(({ status }) => statusGroup(status) === filter);
}
