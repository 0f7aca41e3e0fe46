import { useState } from 'react';
import { useFormat } from '../../messages/context.ts';
import type { DataTableColumn, DataTableSort } from './data-table-column.ts';

interface SortOptions<Row> {
  rows: readonly Row[];
  columns: readonly DataTableColumn<Row>[];
  sort: DataTableSort | undefined;
  defaultSort: DataTableSort | undefined;
  onSortChange: ((sort: DataTableSort) => void) | undefined;
}

/** The sort order and the sorted rows. With `sort` (controlled), the caller sorts the rows. */
export function useSort<Row>({ rows, columns, sort: controlledSort, defaultSort, onSortChange }: SortOptions<Row>) {
  const { locale } = useFormat();
  const [own, setOwn] = useState(defaultSort);
  const sort = controlledSort ?? own;
  const sortBy = columns.find(({ id }) => id === sort?.columnId)?.sortBy;
  const changeSort = (next: DataTableSort) => {
    if (!controlledSort) setOwn(next);
    onSortChange?.(next);
  };
  const sortedRows = controlledSort || !sort || !sortBy ? rows : sortRows(rows, sortBy, sort.direction, locale);
  return { rows: sortedRows, sort, changeSort };
}

/** Sorts the rows. The sort is stable: rows with the same value keep their order. */
function sortRows<Row>(
  rows: readonly Row[],
  sortBy: (row: Row) => string | number,
  direction: DataTableSort['direction'],
  locale: string,
): readonly Row[] {
  const collator = new Intl.Collator(locale, { numeric: true });
  const sign = direction === 'ascending' ? 1 : -1;
  const compare = (a: string | number, b: string | number) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
  return rows.toSorted((a, b) => sign * compare(sortBy(a), sortBy(b)));
}
