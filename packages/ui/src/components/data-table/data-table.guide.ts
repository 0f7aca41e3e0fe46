import type { Guide, Meanings } from '../../docs/guide.ts';
import type { DataTableColumn } from './data-table-column.ts';

export const dataTableGuide: Guide = {
  use: [
    'People compare objects of one kind by their properties: posters by language, date and price.',
    'People choose some of them for a common action.',
  ],
  avoid: [
    'People recognize the objects by their look: use a grid of ImageCards.',
    'There is only one object: write its properties as a description list.',
    'Cells are edited in place with the arrow keys: that is a grid, which this is not.',
  ],
  anatomy: `<DataTable<Poster>
  caption="Posters"
  columns={[
    { id: 'name', header: 'Poster', cell: (poster) => poster.name, rowHeader: true },
    { id: 'credits', header: 'Credits', cell: (poster) => poster.credits, align: 'end', sortBy: (poster) => poster.credits },
  ]}
  rows={posters}
  rowKey={(poster) => poster.id}
  defaultSort={{ columnId: 'credits', direction: 'descending' }}
/>`,
  keyboard: {
    Tab: 'Moves to the table if it scrolls, then through its headers, checkboxes and links.',
    'Enter or Space':
      'On a header: sorts by it; pressed again, reverses the order. Space on a checkbox: chooses the row.',
    'Arrow keys': 'Scroll it, while the table itself has the focus.',
  },
  parts: {
    'data-table': {
      'data-dense': 'Rows are lower, for long lists.',
      'data-scrolls': 'It is wider or higher than its container, so it scrolls and takes the focus.',
    },
    'data-table-caption': {},
    'data-table-head': {},
    'data-table-header': {
      'data-align': {
        start: 'Text.',
        center: 'A sign or a badge.',
        end: 'A number, in digits of one width.',
      } satisfies Meanings<DataTableColumn<unknown>['align']>,
      'aria-sort': {
        ascending: 'The rows are in this order, the least first.',
        descending: 'The rows are in this order, the most first.',
        none: 'The rows can be sorted by it.',
      },
    },
    'data-table-sort': {},
    'data-table-progress': { 'data-state': { indeterminate: 'Always: how much is loaded is not known.' } },
    'data-table-body': { 'data-loading': 'Rows are loading; the shown ones may be out of date.' },
    'data-table-row': { 'data-selected': 'It is chosen.' },
    'data-table-cell': {
      'data-align': {
        start: 'Text.',
        center: 'A sign or a badge.',
        end: 'A number, in digits of one width.',
      } satisfies Meanings<DataTableColumn<unknown>['align']>,
    },
    'data-table-skeleton': {},
    'data-table-empty': {},
    'data-table-error': { role: { alert: 'It is announced when it appears.' } },
  },
};
