import type { ReactNode } from 'react';

export interface DataTableColumn<Row> {
  /** Unique among the columns. */
  id: string;
  header: ReactNode;
  /** The content of a row's cell in this column. */
  cell: (row: Row) => ReactNode;
  /** `end` aligns to the end of the line, with digits of equal width, for numbers to compare. */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Makes the header a button, for rows that the caller sorts. */
  sortable?: boolean | undefined;
  /** Makes the header a button, and sorts the rows by this value, unless the caller gives `sort`. */
  sortBy?: ((row: Row) => string | number) | undefined;
  /** The cells of this column name their rows and are read out with each cell. One column per table. */
  rowHeader?: boolean | undefined;
  /** Any CSS width. @default as wide as its content */
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
