import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { matrixModes } from '../../testing/modes.ts';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Badge } from '../badge/badge.tsx';
import { DataTable, type DataTableColumn, type DataTableProps } from './data-table.tsx';

const tones = { Translated: 'success', Failed: 'danger', Draft: 'neutral' } as const;

interface Poster {
  id: string;
  name: string;
  language: string;
  credits: number;
  size: string;
  state: keyof typeof tones;
}

const columns: DataTableColumn<Poster>[] = [
  { id: 'name', header: 'Poster', cell: ({ name }) => name, rowHeader: true },
  { id: 'language', header: 'Language', cell: ({ language }) => language },
  { id: 'state', header: 'State', cell: ({ state }) => <Badge tone={tones[state]}>{state}</Badge>, align: 'center' },
  { id: 'size', header: 'Size, px', cell: ({ size }) => <span dir="ltr">{size}</span>, align: 'end' },
  { id: 'credits', header: 'Credits', cell: ({ credits }) => credits, align: 'end' },
];

const posters: Poster[] = [
  { id: 'a', name: 'Spring fair, Lyon', language: 'Français', credits: 12, size: '4961 × 7016', state: 'Translated' },
  { id: 'b', name: 'Night market', language: 'Türkçe', credits: 8, size: '3508 × 4961', state: 'Translated' },
  { id: 'c', name: 'Harbour concert', language: 'Norsk bokmål', credits: 104, size: '2480 × 3508', state: 'Failed' },
  { id: 'd', name: 'Museum of paper', language: 'Português', credits: 21, size: '4961 × 7016', state: 'Draft' },
];

type Props = DataTableProps<Poster>;

const meta = {
  title: 'Display/DataTable',
  component: DataTable<Poster>,
  parameters: {
    docs: {
      description: {
        component: `
**When to use it**
- People compare objects of one kind by their properties: posters by language, date and price.

**When not**
- People recognize the objects by their look: use a grid of ImageCards.
- There is only one object: write its properties as a description list.
- Cells are edited in place with the arrow keys: that is a grid, which this is not.

| Key | Effect |
| --- | --- |
| Tab | Moves to the table if it scrolls, then through what is in its cells. |
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
  },
} satisfies Meta<Props>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = {
  args: { rows: [], loading: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading...');
  },
};

export const LoadingAgain: Story = {
  args: { loading: true },
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

export const LongText: Story = {
  args: {
    rows: posters.map((poster) => ({
      ...poster,
      name: `${poster.name}, Frühlingsfest und Nachtmarkt in der Altstadt am Hafen`,
    })),
  },
};

const states: Record<string, Partial<Props>> = {
  rows: {},
  loading: { rows: [], loading: true },
  empty: { rows: [], empty: 'No poster fits these filters.' },
  error: { error: 'The posters could not be loaded.' },
};

const arabicColumns: DataTableColumn<Poster>[] = [
  { id: 'name', header: 'الملصق', cell: ({ name }) => name, rowHeader: true },
  { id: 'language', header: 'اللغة', cell: ({ language }) => language },
  { id: 'credits', header: 'الأرصدة', cell: ({ credits }) => credits, align: 'end' },
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
  },
};

export const Matrix: Story = {
  parameters: { chromatic: { modes: matrixModes }, width: 1152 },
  render: (args) => (
    <MatrixOf axes={{ dense: [false, true], state: Object.keys(states) }} cellWidth={560}>
      {({ dense, state }) => (
        <DataTable {...args} {...states[state]} dense={dense} caption={`Posters, ${state}${dense ? ', dense' : ''}`} />
      )}
    </MatrixOf>
  ),
};
