import type { Meta, StoryObj } from '@storybook/react-vite';
import { SquareDashed, Type } from 'lucide-react';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { fixedWidthModes } from '../../testing/modes.ts';
import { LayerList, type Layer, type LayerListProps } from './layer-list.tsx';

const layers: Layer[] = [
  { id: 'title', name: 'Soldes d’été', detail: 'Summer sale', icon: <Type aria-hidden /> },
  { id: 'price', name: 'Jusqu’à −40 %', detail: 'Up to 40% off', icon: <Type aria-hidden />, locked: true },
  {
    id: 'place',
    name: '12 rue Mercière, Lyon',
    detail: '12 rue Mercière, Lyon',
    icon: <Type aria-hidden />,
    hidden: true,
  },
  { id: 'logo', name: 'Logo', detail: 'Not translated', icon: <SquareDashed aria-hidden /> },
];

/** Does with the callbacks as an application does. */
function Kept(args: LayerListProps) {
  const [all, setAll] = useState(args.layers);
  const [selection, setSelection] = useState<readonly string[]>(args.selection);
  const change = (id: string, changes: Partial<Layer>) =>
    setAll((now) => now.map((layer) => (layer.id === id ? { ...layer, ...changes } : layer)));
  return (
    <LayerList
      {...args}
      layers={all}
      selection={selection}
      onSelectionChange={setSelection}
      onReorder={(ids) => setAll((now) => ids.flatMap((id) => now.filter((layer) => layer.id === id)))}
      onRename={(id, name) => change(id, { name })}
      onHiddenChange={(id, hidden) => change(id, { hidden })}
      onLockedChange={(id, locked) => change(id, { locked })}
    />
  );
}

const meta = {
  title: 'Editor/LayerList',
  component: LayerList,
  parameters: {
    width: 300,
    docs: {
      description: {
        component: `
**When to use it**
- The texts of a picture, beside its canvas: everything that a mouse does on the canvas, keys and screen readers do here.
- Any number of layers: only the rows in sight are drawn.

**When not**
- The rows have columns to compare: use DataTable.
- People cannot change the order or hide a layer: use a plain list.

| Key | Effect |
| --- | --- |
| ArrowUp and ArrowDown, Home, End | Move to a layer and select only it. Shift adds it to the selection; Ctrl or ⌘ moves without selecting. |
| Space | Adds the layer to the selection, or removes it. |
| Ctrl A or ⌘ A | Selects all layers. |
| Alt ArrowUp and Alt ArrowDown | Move the layer up and down; the new position is announced. |
| F2 or Enter | Renames the layer: Enter and Escape keep the name. |
| Tab | Moves to the buttons that lock and hide the layer. |
`,
      },
    },
  },
  args: {
    layers,
    selection: ['title'],
    onSelectionChange: fn(),
    onReorder: fn(),
    onRename: fn(),
    onHiddenChange: fn(),
    onLockedChange: fn(),
  },
} satisfies Meta<typeof LayerList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Layers are found and selected, and not changed. */
export const ReadOnly: Story = { args: { readOnly: true } };

/** Held in mid-drag. */
export const Dragged: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getAllByRole('row')[0] as HTMLElement;
    const { x, y } = row.getBoundingClientRect();
    const at = (down: number) => ({ clientX: x + 40, clientY: y + 10 + down, isPrimary: true, button: 0, buttons: 1 });
    await fireEvent.pointerDown(row, at(0));
    await fireEvent.pointerMove(document, at(10));
    await fireEvent.pointerMove(document, at(60));
    await waitFor(() => expect(row).toHaveAttribute('data-dragging'));
  },
};

const thousand: Layer[] = Array.from({ length: 1000 }, (_, index) => ({
  id: `row-${index + 1}`,
  name: `Artikel ${index + 1}`,
  detail: `Item ${index + 1}`,
}));

/** Only those of a thousand layers that are in view are on the page. */
export const Thousand: Story = {
  args: { layers: thousand, selection: ['row-500'], className: 'max-h-96' },
  render: (args) => <Kept {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const rows = () => canvas.getAllByRole('row');
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '1000');
    await waitFor(() => expect(canvas.getByText('Artikel 500')).toBeVisible());
    await expect(rows().length).toBeLessThan(40);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    messages: { label: 'الطبقات' },
    layers: [
      { id: 'title', name: 'تخفيضات الصيف', detail: 'Summer sale', icon: <Type aria-hidden /> },
      { id: 'price', name: 'حتى 40٪', detail: 'Up to 40% off', icon: <Type aria-hidden />, locked: true },
    ],
  },
};

const long: Layer[] = [
  {
    id: 'long',
    name: 'Internationales Filmfest der Übersetzerinnen und Übersetzer, Hauptplakat',
    detail: 'International film festival of translators, main poster',
    icon: <Type aria-hidden />,
  },
  ...layers,
];

/** The name has the whole width and two lines; the buttons, which come with the pointer, lie over the end of the line below. */
export const LongText: Story = {
  parameters: { width: 240 },
  args: { layers: long, selection: [] },
  play: async ({ canvasElement }) => {
    const [name] = canvasElement.querySelectorAll<HTMLElement>('[data-slot=layer-list-name]');
    const row = name?.closest<HTMLElement>('[role=row]');
    if (!name || !row) throw new Error('There is no row.');
    const lines = name.clientHeight / parseFloat(getComputedStyle(name).lineHeight);
    await expect(Math.round(lines)).toBe(2);
    await expect(row.getBoundingClientRect().right - name.getBoundingClientRect().right).toBeLessThan(8);
  },
};

const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;

/** A search leaves a long row in the place of a short one: it is seen whole. */
export const Filtered: Story = {
  parameters: { width: 240 },
  args: { layers: [...layers, ...long.slice(0, 1)], selection: [] },
  render: function Render(args) {
    const [query, setQuery] = useState('');
    return (
      <>
        <input aria-label="Search" value={query} onChange={(event) => setQuery(event.target.value)} />
        <LayerList {...args} layers={args.layers.filter(({ name }) => name.includes(query))} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search' }), 'Intern');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(1));
    await waitFor(() =>
      expect(bottomOf(canvas.getByRole('row'))).toBeLessThanOrEqual(bottomOf(canvas.getByRole('grid')) + 0.5),
    );
  },
};

const selections: Record<string, Partial<LayerListProps>> = {
  one: { selection: ['title'] },
  several: { selection: ['title', 'price', 'place'] },
};

export const Matrix: Story = {
  parameters: { width: 1152, chromatic: { modes: fixedWidthModes } },
  render: (args) => (
    <MatrixOf interactive axes={{ selection: Object.keys(selections) }} cellWidth={300}>
      {({ selection }) => (
        <LayerList {...args} layers={long} {...selections[selection]} messages={{ label: `Layers, ${selection}` }} />
      )}
    </MatrixOf>
  ),
};
