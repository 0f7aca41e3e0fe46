import type { ReactNode } from 'react';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { cn } from '../../lib/cn.ts';
import { alignments, type DataTableColumn, type DataTableSort } from './data-table-column.ts';

interface HeadProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  /** The padding classes of every cell. */
  padding: string;
  sort: DataTableSort | undefined;
  onSortChange: (sort: DataTableSort) => void;
  sticky: boolean;
  /** The checkbox that selects all rows; null if rows cannot be selected. */
  selectAll: ReactNode;
}

const sortIcons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

/** The row of column headers. The header of a sortable column is a button. */
export function DataTableHead<Row>({ columns, padding, sort, onSortChange, sticky, selectAll }: HeadProps<Row>) {
  const headerClasses = cn(
    'border-b border-line bg-surface text-xs font-medium whitespace-nowrap text-muted',
    sticky && 'sticky top-0',
    padding,
  );
  return (
    <thead data-slot="data-table-head" className={cn(sticky && 'relative isolate')}>
      <tr>
        {selectAll ? <td className={cn(headerClasses, 'w-6 py-0 pe-0')}>{selectAll}</td> : null}
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
              className={cn(headerClasses, alignments[align], sortable && 'py-0')}
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
                    '-mx-1.5 inline-flex min-h-7 pointer-coarse:min-h-11 items-center gap-1 rounded-sm px-1.5 transition-[color,background-color,border-color] duration-fast ease-out hover:text-ink',
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
