import { isTerminal, processStatuses, type ProcessSummary } from '@palimpsest/contract';
import { expect, test } from 'vitest';
import { applyFilter, isStatusFilter, queriedStatus, statusFilters } from './status-filter.ts';

const all = processStatuses.map((status) => ({ status })) as ProcessSummary[];
const shown = (filter: Parameters<typeof applyFilter>[1]) => applyFilter(all, filter).map(({ status }) => status);

test('the server is asked for processed, failed and idle; processing is chosen here', () => {
  expect(statusFilters.map(queriedStatus)).toEqual([undefined, 'processed', undefined, 'failed', 'idle']);
});

test('processing means every status but processed, failed and idle', () => {
  expect(shown('processing')).toEqual(processStatuses.filter((status) => status !== 'idle' && !isTerminal(status)));
  expect(shown('processing')).toContain('localization_processing');
});

test('every process belongs to exactly one filter beside the one for all', () => {
  const parts = statusFilters.filter((filter) => filter !== 'all').flatMap(shown);
  expect(parts.toSorted()).toEqual([...processStatuses].toSorted());
  expect(shown('all')).toEqual([...processStatuses]);
});

test('a word from outside is a filter only when it is one', () => {
  expect(isStatusFilter('idle')).toBe(true);
  expect(isStatusFilter('localization_processing')).toBe(false);
});
