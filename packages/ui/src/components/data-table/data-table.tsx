'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { useMessages } from '../../messages/context.ts';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { DataTableBody } from './data-table-body.tsx';
import type { DataTableColumn, DataTableSort } from './data-table-column.ts';
import { dataTableMessages, type DataTableMessages } from './data-table.messages.ts';
import { DataTableHead } from './data-table-head.tsx';
import { useOverflows } from './use-overflows.ts';
import { useRowSelection, type RowSelection } from './use-row-selection.ts';
import { useSort } from './use-sort.ts';

export interface DataTableProps<Row> extends Omit<ComponentProps<'div'>, 'children'>, RowSelection {
  /** The accessible name of the table and of its scrollable region. */
  caption: ReactNode;
  /**
   * Whether the caption is visible to screen readers only. Set it if a heading above the table says the same.
   * @default false
   */
  hideCaption?: boolean | undefined;
  /** The columns, in their order. */
  columns: readonly DataTableColumn<Row>[];
  /** The rows, in their order; with `sortBy` of a column, the table sorts them. */
  rows: readonly Row[];
  /** The unique key of a row. */
  rowKey: (row: Row) => string;
  /** The order of `rows` (controlled): the caller sorts them. */
  sort?: DataTableSort | undefined;
  /** The initial order (uncontrolled): the table sorts the rows by the `sortBy` of the column. @default the order of `rows` */
  defaultSort?: DataTableSort | undefined;
  /** Called with the next order when a header is pressed. */
  onSortChange?: ((sort: DataTableSort) => void) | undefined;
  /**
   * The accessible name of the checkbox of a row.
   * @default rowKey
   */
  rowLabel?: ((row: Row) => string) | undefined;
  /**
   * Whether rows are loading. Shows placeholder rows if there are no rows and no error, else a progress line above the rows or the error.
   * @default false
   */
  loading?: boolean | undefined;
  /**
   * The number of placeholder rows.
   * @default 5
   */
  loadingRows?: number | undefined;
  /** Shown below the headers if there are no rows: EmptyState, or a sentence. @default the message `empty` */
  empty?: ReactNode;
  /** Shown and announced in place of the rows: ErrorState, or a sentence. */
  error?: ReactNode;
  /**
   * Whether the rows are lower, for long lists.
   * @default false
   */
  dense?: boolean | undefined;
  /**
   * Whether the headers stay in place while the rows scroll. Set a height with `className`.
   * @default false
   */
  stickyHeader?: boolean | undefined;
  /** Words that replace those of the provider. */
  messages?: Partial<DataTableMessages> | undefined;
}

/** A table of rows that can be sorted and selected. A table that is wider than its container scrolls inside its own frame. */
export function DataTable<Row>({
  caption,
  hideCaption = false,
  columns,
  rows: givenRows,
  rowKey,
  sort: givenSort,
  defaultSort,
  onSortChange,
  selection,
  defaultSelection,
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
  const padding = dense ? 'px-3 py-1.5' : 'px-4 py-3';
  const { rows, sort, changeSort } = useSort({ rows: givenRows, columns, sort: givenSort, defaultSort, onSortChange });
  const { chosen, select } = useRowSelection({ selection, defaultSelection, onSelectionChange });
  const isEmpty = rows.length === 0 && !loading;
  const shownRows = error ? [] : rows;
  return (
    <Frame {...{ ref, dense, className }} labelledBy={captionId} {...props}>
      {loading && (error || rows.length > 0) ? <LoadingLine /> : null}
      <table aria-busy={loading || undefined} className="w-full border-separate border-spacing-0 text-start">
        <Caption id={captionId} hidden={hideCaption} padding={padding}>
          {caption}
        </Caption>
        <DataTableHead
          {...{ columns, padding, sort }}
          onSortChange={changeSort}
          sticky={stickyHeader}
          selectAll={
            select ? <SelectAll {...{ chosen, select }} keys={shownRows.map(rowKey)} label={words.selectAll} /> : null
          }
        />
        <DataTableBody
          {...{ columns, padding, rowKey, rowLabel, chosen, select, loading, loadingRows }}
          rows={error ? undefined : rows}
        />
      </table>
      {error || isEmpty ? (
        <TableMessage isError={Boolean(error)}>{error || (empty ?? words.empty)}</TableMessage>
      ) : null}
      {loading ? <output className="sr-only">{words.loading}</output> : null}
    </Frame>
  );
}

interface CaptionProps {
  id: string;
  hidden: boolean;
  /** The padding classes of every cell. */
  padding: string;
  children: ReactNode;
}

function Caption({ id, hidden, padding, children }: CaptionProps) {
  return (
    <caption
      id={id}
      data-slot="data-table-caption"
      className={hidden ? 'sr-only' : 'border-b border-line text-start font-medium text-ink'}
    >
      <span className={cn('sticky start-0 inline-block', padding)}>{children}</span>
    </caption>
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
  const frameRef = useComposedRefs(frame, ref);
  const scrolls = useOverflows(frame);
  return (
    <div
      ref={frameRef}
      data-slot="data-table"
      data-dense={dense ? '' : undefined}
      data-scrolls={scrolls ? '' : undefined}
      {...(scrolls ? { role: 'region', 'aria-labelledby': labelledBy, tabIndex: 0 } : {})}
      className={cn('relative max-w-full overflow-auto rounded-lg border border-line bg-raised text-sm', className)}
      {...props}
    />
  );
}

/** The progress line above rows that are reloading. Hidden from screen readers. */
function LoadingLine() {
  return (
    <div
      aria-hidden
      data-slot="data-table-progress"
      data-state="indeterminate"
      // The animation always runs from left to right. In RTL the line is mirrored to reverse it.
      className="sticky start-0 top-0 z-20 -mb-0.5 flex h-0.5 w-full overflow-hidden bg-accent/20 data-[state=indeterminate]:rtl:-scale-x-100 data-[state=indeterminate]:rtl:flex-row-reverse forced-colors:bg-[Highlight]"
    >
      <div className="h-full w-2/5 animate-indeterminate bg-accent" />
    </div>
  );
}

interface SelectAllProps {
  /** The keys of the visible rows. */
  keys: readonly string[];
  chosen: ReadonlySet<string>;
  select: (keys: readonly string[], isSelected: boolean) => void;
  label: string;
}

function SelectAll({ keys, chosen, select, label }: SelectAllProps) {
  const count = keys.filter((key) => chosen.has(key)).length;
  return (
    <Checkbox
      label={label}
      hideLabel
      disabled={keys.length === 0}
      checked={count > 0 && count === keys.length}
      indeterminate={count > 0 && count < keys.length}
      onCheckedChange={() => select(keys, count < keys.length)}
      className="gap-0"
    />
  );
}

/** The message in place of the rows: an error, or that there are none. */
function TableMessage({ isError, children }: { isError: boolean; children: ReactNode }) {
  return (
    <div
      data-slot={isError ? 'data-table-error' : 'data-table-empty'}
      role={isError ? 'alert' : 'status'}
      className={cn(
        'sticky start-0 text-center',
        isError ? 'text-danger' : 'text-muted',
        typeof children === 'string' && 'px-4 py-10',
      )}
    >
      {children}
    </div>
  );
}
