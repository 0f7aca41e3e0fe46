import { cn } from '../../lib/cn.ts';
import { glossLine, selectedTint } from '../layer-list/gloss.ts';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { alignments, type DataTableColumn } from './data-table-column.ts';

interface DataTableBodyProps<Row> {
  /** Undefined if an error is shown in their place. */
  rows: readonly Row[] | undefined;
  columns: readonly DataTableColumn<Row>[];
  /** Classes of every cell: its padding. */
  cell: string;
  rowKey: (row: Row) => string;
  rowLabel: (row: Row) => string;
  /** The keys of the chosen rows. */
  chosen: ReadonlySet<string>;
  /** Undefined if rows cannot be chosen. */
  select: ((keys: readonly string[], on: boolean) => void) | undefined;
  loading: boolean;
  loadingRows: number;
}

/** The rows, or placeholder bars while the first rows load. */
export function DataTableBody<Row>({
  rows,
  columns,
  cell,
  rowKey,
  rowLabel,
  chosen,
  select,
  loading,
  loadingRows,
}: DataTableBodyProps<Row>) {
  return (
    <tbody data-slot="data-table-body" data-loading={loading ? '' : undefined} className="data-loading:cursor-progress">
      {loading && rows?.length === 0 ? (
        <SkeletonRows count={loadingRows} columns={columns} cell={cell} selectable={select !== undefined} />
      ) : null}
      {rows?.map((row) => {
        const key = rowKey(row);
        return (
          <DataTableRow
            key={key}
            {...{ row, columns, cell }}
            selected={chosen.has(key)}
            selectLabel={rowLabel(row)}
            onSelect={select && ((on) => select([key], on))}
          />
        );
      })}
    </tbody>
  );
}

interface DataTableRowProps<Row> {
  row: Row;
  columns: readonly DataTableColumn<Row>[];
  /** Classes of every cell: its padding. */
  cell: string;
  selected: boolean;
  /** Called with whether the row is chosen now. Without it rows cannot be chosen. */
  onSelect: ((selected: boolean) => void) | undefined;
  selectLabel: string;
}

function DataTableRow<Row>({ row, columns, cell, selected, onSelect, selectLabel }: DataTableRowProps<Row>) {
  return (
    <tr
      data-slot="data-table-row"
      data-selected={selected ? '' : undefined}
      className={cn(
        'transition-[color,background-color,border-color] duration-fast ease-out hover:bg-ink/3 forced-colors:data-selected:system-selected [&:last-child>*]:border-b-0',
        selectedTint,
      )}
    >
      {onSelect ? (
        <td
          data-selected={selected ? '' : undefined}
          className={cn('relative w-6 border-b border-line', cell, glossLine, 'py-0 pe-0')}
        >
          <Checkbox label={selectLabel} hideLabel checked={selected} onCheckedChange={onSelect} className="gap-0" />
        </td>
      ) : null}
      {columns.map((column) => {
        const Cell = column.rowHeader ? 'th' : 'td';
        const align = column.align ?? 'start';
        return (
          <Cell
            key={column.id}
            {...(column.rowHeader ? { scope: 'row' } : {})}
            data-slot="data-table-cell"
            data-align={align}
            className={cn(
              'border-b border-line',
              alignments[align],
              column.rowHeader ? 'font-medium text-ink' : 'text-muted',
              cell,
            )}
          >
            {column.cell(row)}
          </Cell>
        );
      })}
    </tr>
  );
}

interface SkeletonRowsProps<Row> {
  count: number;
  columns: readonly DataTableColumn<Row>[];
  cell: string;
  selectable: boolean;
}

/** Placeholder rows while the rows load. Bars of different lengths look like text. */
function SkeletonRows<Row>({ count, columns, cell, selectable }: SkeletonRowsProps<Row>) {
  return Array.from({ length: count }, (_, line) => (
    <tr key={line} data-slot="data-table-skeleton" className="[&:last-child>*]:border-b-0">
      {selectable ? (
        <td className={cn('border-b border-line', cell, 'pe-0')}>
          <Skeleton className="size-4.5 rounded-sm" />
        </td>
      ) : null}
      {columns.map(({ id, align = 'start' }, index) => (
        <td key={id} className={cn('border-b border-line', cell)}>
          <Skeleton
            className={cn('my-0.75 h-3.5', align === 'end' && 'ms-auto', align === 'center' && 'mx-auto')}
            style={{ width: `${2 + ((line * 2 + index * 3) % 5) / 2}rem` }}
          />
        </td>
      ))}
    </tr>
  ));
}
