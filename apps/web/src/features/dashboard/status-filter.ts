import { statusGroup, type ProcessSummary, type ProcessStatus } from '@palimpsest/contract';

/** The dashboard's filters, with `all` shown as the word Filter. */
export const statusFilters = [
  { value: 'all', label: 'Filter' },
  { value: 'processed', label: 'Completed' },
  { value: 'processing', label: 'Processing' },
  { value: 'failed', label: 'Failed' },
  { value: 'idle', label: 'Idle' },
] as const;

export type StatusFilter = (typeof statusFilters)[number]['value'];

export function isStatusFilter(value: string): value is StatusFilter {
  return statusFilters.some((filter) => filter.value === value);
}

/** The status to ask the server for. `processing` stands for many statuses, so it is chosen from the whole list here. */
export function queriedStatus(filter: StatusFilter): ProcessStatus | undefined {
  return filter === 'all' || filter === 'processing' ? undefined : filter;
}

export function applyFilter(processes: readonly ProcessSummary[], filter: StatusFilter): readonly ProcessSummary[] {
  return filter === 'all' ? processes : processes.filter(({ status }) => statusGroup(status) === filter);
}
