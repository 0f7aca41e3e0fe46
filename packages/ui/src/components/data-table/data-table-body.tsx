import { cn } from '../../lib/cn.ts';
import { glossLine, selectedTint } from '../layer-list/gloss.ts';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { alignments, type DataTableColumn } from './data-table-column.ts';

interface DataTableBodyProps<Row> {
  /** The rows; undefined if an error is shown in their place. */
  rows: readonly Row[] | undefined;
  columns: readonly DataTableColumn<Row>[];
  /** The padding classes of every cell. */
  padding: string;
  rowKey: (row: Row) => string;
  rowLabel: (row: Row) => string;
  /** The keys of the selected rows. */
  chosen: ReadonlySet<string>;
  /** Selects or deselects rows. Undefined if rows cannot be selected. */
  select: ((keys: readonly string[], isSelected: boolean) => void) | undefined;
  loading: boolean;
  /** The number of placeholder rows. */
  loadingRows: number;
}

/** The rows, or placeholder rows while the first rows are loading. */
export function DataTableBody<Row>({
  rows,
  columns,
  padding,
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
        <SkeletonRows count={loadingRows} columns={columns} padding={padding} selectable={select !== undefined} />
      ) : null}
      {rows?.map((row) => {
        const key = rowKey(row);
        return (
          <DataTableRow
            key={key}
            {...{ row, columns, padding }}
            selected={chosen.has(key)}
            selectLabel={rowLabel(row)}
            onSelect={select && ((isSelected) => select([key], isSelected))}
          />
        );
      })}
    </tbody>
  );
}

interface DataTableRowProps<Row> {
  row: Row;
  columns: readonly DataTableColumn<Row>[];
  /** The padding classes of every cell. */
  padding: string;
  selected: boolean;
  /** Called with the next state of the checkbox. Undefined if rows cannot be selected. */
  onSelect: ((selected: boolean) => void) | undefined;
  /** The accessible name of the checkbox. */
  selectLabel: string;
}

function DataTableRow<Row>({ row, columns, padding, selected, onSelect, selectLabel }: DataTableRowProps<Row>) {
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
          className={cn('relative w-6 border-b border-line', padding, glossLine, 'py-0 pe-0')}
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
              padding,
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
  padding: string;
  selectable: boolean;
}

/** Placeholder rows. The bars have different lengths, so that they look like text. */
function SkeletonRows<Row>({ count, columns, padding, selectable }: SkeletonRowsProps<Row>) {
  return Array.from({ length: count }, (_, line) => (
    <tr key={line} data-slot="data-table-skeleton" className="[&:last-child>*]:border-b-0">
      {selectable ? (
        <td className={cn('border-b border-line', padding, 'pe-0')}>
          <Skeleton className="size-4.5 rounded-sm" />
        </td>
      ) : null}
      {columns.map(({ id, align = 'start' }, index) => (
        <td key={id} className={cn('border-b border-line', padding)}>
          <Skeleton
            className={cn('my-0.75 h-3.5', align === 'end' && 'ms-auto', align === 'center' && 'mx-auto')}
            style={{ width: `${2 + ((line * 2 + index * 3) % 5) / 2}rem` }}
          />
        </td>
      ))}
    </tr>
  ));
}
