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

/** The order of the rows, and the sorted rows. With `sort` the caller has sorted them. */
export function useSort<Row>({ rows, columns, sort: given, defaultSort, onSortChange }: SortOptions<Row>) {
  const { locale } = useFormat();
  const [own, setOwn] = useState(defaultSort);
  const sort = given ?? own;
  const sortBy = columns.find(({ id }) => id === sort?.columnId)?.sortBy;
  const changeSort = (next: DataTableSort) => {
    if (!given) setOwn(next);
    onSortChange?.(next);
  };
  return { rows: given || !sort || !sortBy ? rows : inOrder(rows, sortBy, sort.direction, locale), sort, changeSort };
}

/** A stable sort: rows with the same value keep their order. */
function inOrder<Row>(
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
