import type { ReactNode } from 'react';

export interface DataTableColumn<Row> {
  /** Unique among the columns. */
  id: string;
  /** The name of the column. */
  header: ReactNode;
  /** The content of a row's cell in this column. */
  cell: (row: Row) => ReactNode;
  /** The alignment of the cells and the header. `end` uses digits of equal width, for columns of numbers. @default 'start' */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Whether the header is a button that requests a sort order. @default true with `sortBy`, else false */
  sortable?: boolean | undefined;
  /** The value to sort the rows by. The table sorts them itself, unless it gets `sort`. */
  sortBy?: ((row: Row) => string | number) | undefined;
  /** Whether the cells are row headers, which screen readers read with each cell of the row. Use it for one column. @default false */
  rowHeader?: boolean | undefined;
  /** The width of the column, as any CSS width. @default as wide as the content */
  width?: string | undefined;
}

/** The sort order of the rows: one column and one direction. */
export interface DataTableSort {
  /** The `id` of the column. */
  columnId: string;
  /** `ascending` has the lowest value first. */
  direction: 'ascending' | 'descending';
}

/** The classes of each alignment of a column. */
export const alignments = {
  start: 'text-start',
  center: 'text-center',
  end: 'text-end whitespace-nowrap tabular-nums',
};
