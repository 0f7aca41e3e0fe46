'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useEffect, useId, useRef, useState, type ComponentProps, type ReactNode, type RefObject } from 'react';
import { cn } from '../../lib/cn.ts';
import { useMessages } from '../../messages/context.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';

export interface DataTableMessages {
  /** Announced to screen readers while rows are loading. */
  loading: string;
  /** Shown if there are no rows and no `empty` prop. */
  empty: string;
}

export const dataTableMessages: DataTableMessages = {
  loading: 'Loading...',
  empty: 'Nothing is here yet.',
};

/** The number of placeholder rows. */
const skeletonRowCount = 5;

/** The classes of each alignment of a column. */
const alignments = { start: 'text-start', center: 'text-center', end: 'text-end whitespace-nowrap tabular-nums' };

export interface DataTableColumn<Row> {
  /** Unique among the columns. */
  id: string;
  /** The name of the column. */
  header: ReactNode;
  /** The content of a row's cell in this column. */
  cell: (row: Row) => ReactNode;
  /** The alignment of the cells and the header. `end` uses digits of equal width, for columns of numbers. @default 'start' */
  align?: keyof typeof alignments | undefined;
  /** Whether the cells are row headers, which screen readers read with each cell of the row. Use it for one column. @default false */
  rowHeader?: boolean | undefined;
  /** The width of the column, as any CSS width. @default as wide as the content */
  width?: string | undefined;
}

export interface DataTableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** The accessible name of the table and of its scrollable region. */
  caption: ReactNode;
  /**
   * Whether the caption is visible to screen readers only. Set it if a heading above the table says the same.
   * @default false
   */
  hideCaption?: boolean | undefined;
  /** The columns, in their order. */
  columns: readonly DataTableColumn<Row>[];
  /** The rows, in their order. */
  rows: readonly Row[];
  /** The unique key of a row. */
  rowKey: (row: Row) => string;
  /**
   * Whether rows are loading. Shows placeholder rows if there are no rows and no error, else a progress line above the rows or the error.
   * @default false
   */
  loading?: boolean | undefined;
  /** Shown below the headers if there are no rows: EmptyState, or a sentence. @default the message `empty` */
  empty?: ReactNode;
  /** Shown and announced in place of the rows: ErrorState, or a sentence. */
  error?: ReactNode;
  /**
   * Whether the rows are lower, for long lists.
   * @default false
   */
  dense?: boolean | undefined;
  /** Words that replace those of the provider. */
  messages?: Partial<DataTableMessages> | undefined;
}

/** A table of rows. A table that is wider than its container scrolls inside its own frame. */
export function DataTable<Row>({
  caption,
  hideCaption = false,
  columns,
  rows,
  rowKey,
  loading = false,
  empty,
  error,
  dense = false,
  messages,
  ...props
}: DataTableProps<Row>) {
  const words = useMessages('dataTable', dataTableMessages, messages);
  const captionId = useId();
  const padding = dense ? 'px-3 py-1.5' : 'px-4 py-3';
  const shownRows = error ? [] : rows;
  const message = error || (rows.length === 0 && !loading ? (empty ?? words.empty) : null);
  return (
    <Frame dense={dense} labelledBy={captionId} {...props}>
      {loading && (error || rows.length > 0) ? <LoadingLine /> : null}
      <table aria-busy={loading || undefined} className="w-full border-separate border-spacing-0 text-start">
        <caption
          id={captionId}
          data-slot="data-table-caption"
          className={hideCaption ? 'sr-only' : 'border-b border-pal-line text-start font-medium text-pal-ink'}
        >
          <span className={cn('sticky start-0 inline-block', padding)}>{caption}</span>
        </caption>
        <Head columns={columns} padding={padding} />
        <tbody
          data-slot="data-table-body"
          data-loading={loading ? '' : undefined}
          className="data-loading:cursor-progress"
        >
          {loading && !error && rows.length === 0 ? <SkeletonRows columns={columns} padding={padding} /> : null}
          {shownRows.map((row) => (
            <TableRow key={rowKey(row)} {...{ row, columns, padding }} />
          ))}
        </tbody>
      </table>
      {message ? <TableMessage isError={Boolean(error)}>{message}</TableMessage> : null}
      {loading ? <output className="sr-only">{words.loading}</output> : null}
    </Frame>
  );
}

interface FrameProps extends ComponentProps<'div'> {
  dense: boolean;
  /** The id of the caption. */
  labelledBy: string;
}

/** The frame, which scrolls if its content is wider or higher. It can then be focused, so that keys can scroll it. */
function Frame({ dense, labelledBy, className, ref, ...props }: FrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const scrolls = useOverflows(frame);
  return (
    <div
      ref={useComposedRefs(frame, ref)}
      data-slot="data-table"
      data-dense={dense ? '' : undefined}
      data-scrolls={scrolls ? '' : undefined}
      {...(scrolls ? { role: 'region', 'aria-labelledby': labelledBy, tabIndex: 0 } : {})}
      className={cn(
        'relative max-w-full overflow-auto rounded-pal-lg border border-pal-line bg-pal-raised text-pal-sm',
        className,
      )}
      {...props}
    />
  );
}

/** Whether an element scrolls, because its content is wider or higher than itself. */
function useOverflows(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const measure = () =>
      setOverflows(current.scrollWidth > current.clientWidth || current.scrollHeight > current.clientHeight);
    const observer = new ResizeObserver(measure);
    for (const observed of [current, ...current.children]) observer.observe(observed);
    return () => observer.disconnect();
  }, [element]);
  return overflows;
}

/** The progress line above rows that are reloading. Hidden from screen readers. */
function LoadingLine() {
  return (
    <div
      aria-hidden
      data-slot="data-table-progress"
      data-state="indeterminate"
      // The animation always runs from left to right. In RTL the line is mirrored to reverse it.
      className="sticky start-0 top-0 z-20 -mb-0.5 flex h-0.5 w-full overflow-hidden bg-pal-accent/20 data-[state=indeterminate]:rtl:-scale-x-100 data-[state=indeterminate]:rtl:flex-row-reverse forced-colors:bg-[Highlight]"
    >
      <div className="h-full w-2/5 animate-pal-indeterminate bg-pal-accent" />
    </div>
  );
}

/** The columns, and the padding classes of every cell. */
interface CellsProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  padding: string;
}

/** The row of column headers. */
function Head<Row>({ columns, padding }: CellsProps<Row>) {
  return (
    <thead data-slot="data-table-head">
      <tr>
        {columns.map(({ id, header, align = 'start', width }) => (
          <th
            key={id}
            scope="col"
            data-slot="data-table-header"
            data-align={align}
            style={{ width }}
            className={cn(
              'border-b border-pal-line bg-pal-surface text-pal-xs font-medium whitespace-nowrap text-pal-muted',
              padding,
              alignments[align],
            )}
          >
            {header}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function TableRow<Row>({ row, columns, padding }: CellsProps<Row> & { row: Row }) {
  return (
    <tr
      data-slot="data-table-row"
      className="transition-[color,background-color,border-color] duration-pal-fast ease-pal-out hover:bg-pal-ink/3 [&:last-child>*]:border-b-0"
    >
      {columns.map(({ id, cell, align = 'start', rowHeader = false }) => {
        const Cell = rowHeader ? 'th' : 'td';
        return (
          <Cell
            key={id}
            {...(rowHeader ? { scope: 'row' } : {})}
            data-slot="data-table-cell"
            data-align={align}
            className={cn(
              'border-b border-pal-line',
              alignments[align],
              rowHeader ? 'font-medium text-pal-ink' : 'text-pal-muted',
              padding,
            )}
          >
            {cell(row)}
          </Cell>
        );
      })}
    </tr>
  );
}

/** Placeholder rows. The bars have different lengths, so that they look like text. */
function SkeletonRows<Row>({ columns, padding }: CellsProps<Row>) {
  return Array.from({ length: skeletonRowCount }, (_, line) => (
    <tr key={line} data-slot="data-table-skeleton" className="[&:last-child>*]:border-b-0">
      {columns.map(({ id, align = 'start' }, index) => (
        <td key={id} className={cn('border-b border-pal-line', padding)}>
          <Skeleton
            className={cn('my-0.75 h-3.5', align === 'end' && 'ms-auto', align === 'center' && 'mx-auto')}
            style={{ width: `${2 + ((line * 2 + index * 3) % 5) / 2}rem` }}
          />
        </td>
      ))}
    </tr>
  ));
}

/** The message in place of the rows: an error, or that there are none. */
function TableMessage({ isError, children }: { isError: boolean; children: ReactNode }) {
  return (
    <div
      data-slot={isError ? 'data-table-error' : 'data-table-empty'}
      role={isError ? 'alert' : 'status'}
      className={cn(
        'sticky start-0 text-center',
        isError ? 'text-pal-danger' : 'text-pal-muted',
        typeof children === 'string' && 'px-4 py-10',
      )}
    >
      {children}
    </div>
  );
}
