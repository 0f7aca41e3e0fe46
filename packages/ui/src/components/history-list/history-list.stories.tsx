import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { fixedWidthModes } from '../../testing/modes.ts';
import { HistoryList, type HistoryVersion } from './history-list.tsx';

const versions: HistoryVersion[] = [
  { id: '4', at: new Date(2026, 10, 21, 9, 12), title: 'Price moved below the headline', author: 'Inês Duarte' },
  { id: '3', at: new Date(2026, 10, 21, 8, 40), title: 'Opening hours corrected', author: 'Inês Duarte' },
  { id: '2', at: new Date(2026, 10, 20, 17, 5), title: 'Translated into French', author: 'Palimpsest' },
  { id: '1', at: new Date(2026, 10, 18, 11, 30), title: 'Uploaded', author: 'Jonas Weber' },
];

const meta = {
  title: 'Editor/HistoryList',
  component: HistoryList,
  parameters: {
    width: 320,
    docs: {
      description: {
        component: `
**When to use it**
- Saved versions of a document: what was changed, when and by whom, with a button to restore each.

**When not**
- Steps that can be undone at once: use Undo.
- A log of many entries with columns: use DataTable.

| Key | Effect |
| --- | --- |
| Tab | Moves from version to version, and to the button of each. |
| Enter or Space | Previews the version, or restores it. |
`,
      },
    },
  },
  args: { versions, currentId: '4', onSelect: fn(), onRestore: fn(), now: new Date(2026, 10, 21, 9, 30) },
} satisfies Meta<typeof HistoryList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole('region', { name: 'Versions' }));
    await expect(list.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'today',
      'yesterday',
      'November 18',
    ]);
    await expect(list.getAllByRole('button', { name: 'Restore' })).toHaveLength(3);
  },
};

export const Restoring: Story = { args: { selectedId: '3', restoringId: '3' } };
export const Empty: Story = { args: { versions: [] } };

export const LongText: Story = {
  args: {
    versions: [
      {
        id: '1',
        at: new Date(2025, 11, 31, 23, 59),
        title: 'Überschrift und Preisangabe aller Plakate der Winterkampagne neu gesetzt',
        author: 'Friederike von Hohenstein-Schmidt',
      },
    ],
    currentId: '1',
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    versions: [
      { id: '2', at: new Date(2026, 10, 21, 9, 12), title: 'הכותרת הוקלדה מחדש', author: 'נועה לוי' },
      { id: '1', at: new Date(2026, 10, 21, 8, 0), title: 'תורגם לעברית', author: 'פלימפססט' },
    ],
    currentId: '2',
    selectedId: '1',
    messages: { label: 'גרסאות', current: 'נוכחית', restore: 'שחזור' },
  },
};

export const Matrix: Story = {
  parameters: { width: 1152, chromatic: { modes: fixedWidthModes } },
  render: (args) => (
    <MatrixOf interactive axes={{ selectedId: ['4', '3'] }} cellWidth={340}>
      {({ selectedId }, caption) => (
        <HistoryList
          {...args}
          selectedId={selectedId}
          messages={{ label: `Versions, ${selectedId} shown ${caption}` }}
        />
      )}
    </MatrixOf>
  ),
};
