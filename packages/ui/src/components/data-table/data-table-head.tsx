import type { ReactNode } from 'react';
import { ArrowDown, ArrowUp, ChevronsUpDown } from '../../icons/icons.ts';
import { cn } from '../../lib/cn.ts';
import { alignments, type DataTableColumn, type DataTableSort } from './data-table-column.ts';

interface DataTableHeadProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  /** Classes of every cell: its padding. */
  cell: string;
  sort: DataTableSort | undefined;
  onSortChange: (sort: DataTableSort) => void;
  sticky: boolean;
  /** The checkbox of all rows, where rows can be chosen. */
  selectAll: ReactNode;
}

const sortIcons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

/** The row of column headers. A header that sorts is a button. */
export function DataTableHead<Row>({ columns, cell, sort, onSortChange, sticky, selectAll }: DataTableHeadProps<Row>) {
  const header = cn(
    'border-b border-line bg-surface text-xs font-medium whitespace-nowrap text-muted',
    sticky && 'sticky top-0',
    cell,
  );
  return (
    <thead data-slot="data-table-head" className={cn(sticky && 'relative isolate')}>
      <tr>
        {selectAll ? <td className={cn(header, 'w-6 py-0 pe-0')}>{selectAll}</td> : null}
        {columns.map(({ id, header: name, align = 'start', sortBy, sortable = Boolean(sortBy), width }) => {
          const direction = sort?.columnId === id ? sort.direction : 'none';
          const Icon = sortIcons[direction];
          return (
            <th
              key={id}
              scope="col"
              data-slot="data-table-header"
              data-align={align}
              aria-sort={sortable ? direction : undefined}
              style={{ width }}
              className={cn(header, alignments[align], sortable && 'py-0')}
            >
              {sortable ? (
                <button
                  type="button"
                  data-slot="data-table-sort"
                  onClick={() =>
                    onSortChange({
                      columnId: id,
                      direction: direction === 'ascending' ? 'descending' : 'ascending',
                    })
                  }
                  className={cn(
                    '-mx-1.5 inline-flex min-h-7 items-center gap-1 rounded-sm px-1.5 transition-[color,background-color,border-color] duration-fast ease-out hover:text-ink',
                    align === 'end' && 'flex-row-reverse',
                    direction !== 'none' && 'text-ink',
                  )}
                >
                  {name}
                  <Icon
                    className={cn(
                      'size-3.5 shrink-0',
                      direction === 'none' ? 'text-faint' : 'text-accent',
                      'forced-colors:text-current',
                    )}
                  />
                </button>
              ) : (
                name
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
