import type { ReactNode } from 'react';

export interface DataTableColumn<Row> {
  /** Unlike every other column's. */
  id: string;
  header: ReactNode;
  /** The content of a row's cell in this column. */
  cell: (row: Row) => ReactNode;
  /** Numbers are aligned to the end, in digits of one width, so that they can be compared. */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Makes the header a button, for rows that the caller sorts. */
  sortable?: boolean | undefined;
  /** Makes the header a button, and sorts the rows by this, where the caller gives no `sort`. */
  sortBy?: ((row: Row) => string | number) | undefined;
  /** Names the row: read out with each of its cells. One column a table. */
  rowHeader?: boolean | undefined;
  /** Any CSS width; as wide as its content when left out. */
  width?: string | undefined;
}

export interface DataTableSort {
  columnId: string;
  direction: 'ascending' | 'descending';
}

export const alignments = {
  start: 'text-start',
  center: 'text-center',
  end: 'text-end whitespace-nowrap tabular-nums',
};
