'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { useMessages } from '../../messages/context.ts';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { DataTableRow, SkeletonRows } from './data-table-body.tsx';
import type { DataTableColumn, DataTableSort } from './data-table-column.ts';
import { dataTableMessages, type DataTableMessages } from './data-table.messages.ts';
import { DataTableHead } from './data-table-head.tsx';
import { useOverflows } from './use-overflows.ts';

export interface DataTableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the table holds: its name, and the name of the region that scrolls. */
  caption: ReactNode;
  /**
   * Keeps the caption for screen readers only, where a heading above the table says the same.
   * @default false
   */
  hideCaption?: boolean | undefined;
  /** What each row shows, from the start of the line to its end. */
  columns: readonly DataTableColumn<Row>[];
  /** The data, in the order in which they stand. */
  rows: readonly Row[];
  /** Tells a row from every other. */
  rowKey: (row: Row) => string;
  /** The order that the rows are in. */
  sort?: DataTableSort | undefined;
  /** Called with the order that was asked for; sorting is the caller's. */
  onSortChange?: ((sort: DataTableSort) => void) | undefined;
  /**
   * The keys of the chosen rows.
   * @default []
   */
  selection?: readonly string[] | undefined;
  /** Called with the keys that are chosen now; with it each row has a checkbox. */
  onSelectionChange?: ((selection: string[]) => void) | undefined;
  /**
   * Names the checkbox of a row.
   * @default rowKey
   */
  rowLabel?: ((row: Row) => string) | undefined;
  /**
   * Rows are on their way: shows bars in their place; rows that are there stay, under a moving line.
   * @default false
   */
  loading?: boolean | undefined;
  /**
   * How many bars hold the place of rows.
   * @default 5
   */
  loadingRows?: number | undefined;
  /** Shown below the headers when there are no rows: EmptyState, or a sentence. */
  empty?: ReactNode;
  /** Shown in place of the rows, and is announced: ErrorState, or a sentence. */
  error?: ReactNode;
  /**
   * Lower rows, for long lists.
   * @default false
   */
  dense?: boolean | undefined;
  /**
   * Headers stay while the rows scroll below them, where a height is set by `className`.
   * @default false
   */
  stickyHeader?: boolean | undefined;
  /** Words in place of the provider's. */
  messages?: Partial<DataTableMessages> | undefined;
}

/** Rows to be compared, by column. What is wider than its place scrolls inside its own frame. */
export function DataTable<Row>({
  caption,
  hideCaption = false,
  columns,
  rows,
  rowKey,
  sort,
  onSortChange,
  selection = [],
  onSelectionChange,
  rowLabel = rowKey,
  loading = false,
  loadingRows = 5,
  empty,
  error,
  dense = false,
  stickyHeader = false,
  messages,
  className,
  ref,
  ...props
}: DataTableProps<Row>) {
  const words = useMessages('dataTable', dataTableMessages, messages);
  const captionId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const frameRef = useComposedRefs(frame, ref);
  const scrolls = useOverflows(frame);
  const cell = dense ? 'px-3 py-1.5' : 'px-4 py-3';
  const keys = rows.map(rowKey);
  const chosen = new Set(selection);
  const chosenHere = keys.filter((key) => chosen.has(key)).length;
  const waits = loading && rows.length === 0 && !error;
  const message = error ?? (rows.length === 0 && !loading ? (empty ?? words.empty) : undefined);

  const select = (these: readonly string[], on: boolean) => {
    const rest = selection.filter((key) => !these.includes(key));
    onSelectionChange?.(on ? [...rest, ...these] : rest);
  };

  return (
    <div
      ref={frameRef}
      data-slot="data-table"
      data-dense={dense ? '' : undefined}
      data-scrolls={scrolls ? '' : undefined}
      {...(scrolls ? { role: 'region', 'aria-labelledby': captionId, tabIndex: 0 } : {})}
      className={cn('relative max-w-full overflow-auto rounded-lg border border-line bg-raised text-sm', className)}
      {...props}
    >
      {loading && rows.length > 0 ? (
        <div
          aria-hidden
          data-slot="data-table-progress"
          className="sticky start-0 top-0 z-20 -mb-0.5 h-0.5 w-full overflow-hidden bg-accent/20 rtl:-scale-x-100 forced-colors:bg-[Highlight]"
        >
          <div className="h-full w-2/5 animate-indeterminate bg-accent" />
        </div>
      ) : null}
      <table
        aria-busy={loading || undefined}
        className="w-full text-start [border-collapse:separate] [border-spacing:0]"
      >
        <caption
          id={captionId}
          data-slot="data-table-caption"
          className={hideCaption ? 'sr-only' : 'border-b border-line text-start font-medium text-ink'}
        >
          <span className={cn('sticky start-0 inline-block', cell)}>{caption}</span>
        </caption>
        <DataTableHead
          {...{ columns, cell, sort, onSortChange }}
          sticky={stickyHeader}
          selectAll={
            onSelectionChange ? (
              <Checkbox
                label={words.selectAll}
                hideLabel
                disabled={keys.length === 0}
                checked={chosenHere > 0 && chosenHere === keys.length}
                indeterminate={chosenHere > 0 && chosenHere < keys.length}
                onCheckedChange={() => select(keys, chosenHere < keys.length)}
                className="gap-0"
              />
            ) : null
          }
        />
        <tbody
          data-slot="data-table-body"
          data-loading={loading ? '' : undefined}
          className="data-loading:cursor-progress"
        >
          {waits ? (
            <SkeletonRows count={loadingRows} columns={columns} cell={cell} selectable={Boolean(onSelectionChange)} />
          ) : null}
          {error
            ? null
            : rows.map((row) => {
                const key = rowKey(row);
                return (
                  <DataTableRow
                    key={key}
                    {...{ row, columns, cell }}
                    selected={chosen.has(key)}
                    selectLabel={rowLabel(row)}
                    onSelect={onSelectionChange ? (on) => select([key], on) : undefined}
                  />
                );
              })}
        </tbody>
      </table>
      {message ? (
        <div
          data-slot={error ? 'data-table-error' : 'data-table-empty'}
          role={error ? 'alert' : 'status'}
          className={cn(
            'sticky start-0 text-center',
            error ? 'text-danger' : 'text-muted',
            typeof message === 'string' && 'px-4 py-10',
          )}
        >
          {message}
        </div>
      ) : null}
      {loading ? <output className="sr-only">{words.loading}</output> : null}
    </div>
  );
}
