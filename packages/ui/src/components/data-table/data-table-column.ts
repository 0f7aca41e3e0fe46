import type { ReactNode } from 'react';

export interface DataTableColumn<Row> {
  /** Unique among the columns. */
  id: string;
  /** The name of the column. */
  header: ReactNode;
  /** The content of a row's cell in this column. */
  cell: (row: Row) => ReactNode;
  /** `end` aligns to the end of the line, with digits of equal width, for numbers to compare. @default 'start' */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Makes the header a button, for rows that the caller sorts. @default false */
  sortable?: boolean | undefined;
  /** Makes the header a button, and sorts the rows by this value, unless the caller gives `sort`. */
  sortBy?: ((row: Row) => string | number) | undefined;
  /** Whether its cells name their rows: screen readers read them with each cell. One column per table. @default false */
  rowHeader?: boolean | undefined;
  /** Any CSS width. @default as wide as its content */
  width?: string | undefined;
}

/** The order of the rows: by one column, in one direction. */
export interface DataTableSort {
  /** The `id` of the column. */
  columnId: string;
  direction: 'ascending' | 'descending';
}

export const alignments = {
  start: 'text-start',
  center: 'text-center',
  end: 'text-end whitespace-nowrap tabular-nums',
};
