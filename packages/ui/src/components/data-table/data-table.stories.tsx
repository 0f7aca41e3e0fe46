import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { matrixModes } from '../../testing/modes.ts';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import type { DataTableColumn, DataTableSort } from './data-table-column.ts';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { columns, firstRow, type Poster } from './data-table.stories.fixture.tsx';

const posters: Poster[] = [
  { id: 'a', name: 'Spring fair, Lyon', language: 'Français', credits: 12, size: '4961 × 7016', state: 'Translated' },
  { id: 'b', name: 'Night market', language: 'Türkçe', credits: 8, size: '3508 × 4961', state: 'Translated' },
  { id: 'c', name: 'Harbour concert', language: 'Norsk bokmål', credits: 104, size: '2480 × 3508', state: 'Failed' },
  { id: 'd', name: 'Museum of paper', language: 'Português', credits: 21, size: '4961 × 7016', state: 'Draft' },
];

type Props = DataTableProps<Poster>;

function sorted(rows: readonly Poster[], { columnId, direction }: DataTableSort): Poster[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((a, b) =>
    columnId === 'credits' ? sign * (a.credits - b.credits) : sign * a.name.localeCompare(b.name, 'en'),
  );
}

/** What an application does with the callbacks. */
function SortedAndChosen({ rows, onSortChange, onSelectionChange, ...props }: Props) {
  const [sort, setSort] = useState<DataTableSort>(props.sort ?? { columnId: 'name', direction: 'ascending' });
  const [selection, setSelection] = useState<readonly string[]>(props.selection ?? []);
  return (
    <DataTable
      {...props}
      rows={sorted(rows, sort)}
      sort={sort}
      selection={selection}
      onSortChange={(next) => {
        setSort(next);
        onSortChange?.(next);
      }}
      onSelectionChange={
        onSelectionChange
          ? (next) => {
              setSelection(next);
              onSelectionChange(next);
            }
          : undefined
      }
    />
  );
}

const meta = {
  title: 'Display/DataTable',
  component: DataTable<Poster>,
  parameters: {
    docs: {
      description: {
        component: `
**When to use it**
- People compare objects of one kind by their properties: posters by language, date and price.
- People choose some of them for a common action.

**When not**
- People recognize the objects by their look: use a grid of ImageCards.
- There is only one object: write its properties as a description list.
- Cells are edited in place with the arrow keys: that is a grid, which this is not.

| Key | Effect |
| --- | --- |
| Tab | Moves to the table if it scrolls, then through its headers, checkboxes and links. |
| Enter or Space | On a header: sorts by it; pressed again, reverses the order. Space on a checkbox: chooses the row. |
| Arrow keys | Scroll it, while the table itself has the focus. |
`,
      },
    },
    width: 760,
  },
  args: {
    caption: 'Posters',
    columns,
    rows: posters,
    rowKey: ({ id }: Poster) => id,
    rowLabel: ({ name }: Poster) => name,
  },
  render: (args) => <SortedAndChosen {...args} />,
} satisfies Meta<Props>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Posters' });
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(5);
    await expect(within(table).getByRole('rowheader', { name: 'Night market' })).toBeVisible();
  },
};

export const Playground: Story = {
  args: {
    hideCaption: false,
    loading: false,
    loadingRows: 5,
    empty: 'Nothing is here yet.',
    error: '',
    dense: false,
    stickyHeader: false,
    messages: { selectAll: 'Select all rows' },
    onSelectionChange: fn(),
    onSortChange: fn(),
  },
};

export const SortedUp: Story = { args: { sort: { columnId: 'credits', direction: 'ascending' } } };

export const SortedByKeyboard: Story = {
  args: { onSortChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Credits' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ columnId: 'credits', direction: 'ascending' });
    await expect(firstRow(canvasElement)).toHaveTextContent('Night market');
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('columnheader', { name: 'Credits' })).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getByRole('columnheader', { name: 'Poster' })).toHaveAttribute('aria-sort', 'none');
    await expect(firstRow(canvasElement)).toHaveTextContent('Harbour concert');
  },
};

export const SomeChosen: Story = {
  args: { selection: ['a', 'c'], onSelectionChange: fn() },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox', { name: 'Select all rows' })).toBePartiallyChecked();
  },
};

export const Loading: Story = {
  args: { rows: [], loading: true, onSelectionChange: fn() },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading...');
  },
};

export const LoadingAgain: Story = {
  args: { loading: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('rowheader')).toHaveLength(4);
    await expect(canvasElement.querySelector('[data-slot=data-table-progress]')).toBeVisible();
  },
};

export const Empty: Story = { args: { rows: [], empty: 'No poster fits these filters.' } };

export const EmptyWithTheNextStep: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState
        title="No posters yet"
        description="Upload one, and its words are here in a minute."
        action={<Button variant="primary">New image</Button>}
      />
    ),
  },
};

export const WithError: Story = {
  args: { error: 'The posters could not be loaded. Check your connection and try again.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('could not be loaded');
    await expect(within(canvasElement).queryByRole('rowheader')).toBeNull();
  },
};

export const Dense: Story = { args: { dense: true, onSelectionChange: fn() } };

export const HiddenCaption: Story = { args: { hideCaption: true } };

export const LongText: Story = {
  args: {
    rows: posters.map((poster) => ({
      ...poster,
      name: `${poster.name}, Frühlingsfest und Nachtmarkt in der Altstadt am Hafen`,
    })),
  },
};

export const ScrollsInItsFrame: Story = {
  parameters: { width: 320 },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('region', { name: 'Posters' })).toBeVisible());
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('region', { name: 'Posters' })).toHaveFocus();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const StickyHeader: Story = {
  args: {
    stickyHeader: true,
    hideCaption: true,
    className: 'max-h-60',
    rows: Array.from({ length: 5 }, (_, round) =>
      posters.map((poster) => ({ ...poster, id: `${poster.id}${round}` })),
    ).flat(),
  },
  play: async ({ canvasElement }) => {
    const region = await within(canvasElement).findByRole('region', { name: 'Posters' });
    region.scrollTop = 300;
    const header = within(canvasElement).getByRole('columnheader', { name: 'Language' });
    await waitFor(() =>
      expect(Math.abs(header.getBoundingClientRect().top - region.getBoundingClientRect().top)).toBeLessThan(3),
    );
  },
};

const states: Record<string, Partial<Props>> = {
  rows: {},
  chosen: { selection: ['a', 'c'], onSelectionChange: () => undefined },
  loading: { rows: [], loading: true, loadingRows: 3 },
  empty: { rows: [], empty: 'No poster fits these filters.' },
  error: { error: 'The posters could not be loaded.' },
};

const arabicColumns: DataTableColumn<Poster>[] = [
  { id: 'name', header: 'الملصق', cell: ({ name }) => name, rowHeader: true, sortable: true },
  { id: 'language', header: 'اللغة', cell: ({ language }) => language },
  { id: 'credits', header: 'الأرصدة', cell: ({ credits }) => credits, align: 'end', sortable: true },
];

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    caption: 'الملصقات',
    columns: arabicColumns,
    rows: [
      { id: 'a', name: 'معرض الربيع', language: 'العربية', credits: 12, size: '', state: 'Translated' },
      { id: 'b', name: 'السوق الليلي', language: 'עברית', credits: 8, size: '', state: 'Translated' },
    ],
    selection: ['a'],
    onSelectionChange: fn(),
  },
};

export const Matrix: Story = {
  parameters: { chromatic: { modes: matrixModes }, width: 1152 },
  render: (args) => (
    <MatrixOf axes={{ dense: [false, true], state: Object.keys(states) }} cellWidth={560}>
      {({ dense, state }) => (
        <SortedAndChosen
          {...args}
          {...states[state]}
          dense={dense}
          caption={`Posters, ${state}${dense ? ', dense' : ''}`}
        />
      )}
    </MatrixOf>
  ),
};
