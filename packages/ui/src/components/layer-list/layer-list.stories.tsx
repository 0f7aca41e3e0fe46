import type { Meta, StoryObj } from '@storybook/react-vite';
import { Type } from 'lucide-react';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { fixedWidthModes } from '../../testing/modes.ts';
import type { Layer } from './layer.ts';
import { LayerList, type LayerListProps } from './layer-list.tsx';
import { layers, Kept, selected } from './layer-list.stories.fixture.tsx';

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

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid', { name: 'Layers' });
    await expect(within(grid).getAllByRole('row')).toHaveLength(4);
    await expect(within(grid).getByRole('button', { name: 'Unlock Jusqu’à −40 %' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

export const Playground: Story = { args: { messages: { label: 'Layers' } } };

export const ReadOnly: Story = {
  render: ({ layers: all, selection, onSelectionChange }) => (
    <LayerList layers={all} {...{ selection, onSelectionChange }} />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryAllByRole('button')).toEqual([]);
  },
};

export const SelectedByKeyboard: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(selected(canvasElement)).toEqual(['price']);
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(selected(canvasElement)).toEqual(['price', 'place']);
    await userEvent.keyboard('{Control>}{ArrowDown}{/Control} ');
    await expect(selected(canvasElement)).toEqual(['price', 'place', 'logo']);
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(selected(canvasElement)).toHaveLength(4);
  },
};

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

/** Of a thousand layers only those in sight are in the page; the keys reach all of them. */
export const Thousand: Story = {
  args: { layers: thousand, selection: ['row-500'], className: 'max-h-96' },
  render: (args) => <Kept {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const rows = () => canvas.getAllByRole('row');
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '1000');
    await waitFor(() => expect(canvas.getByText('Artikel 500')).toBeVisible());
    await expect(rows().length).toBeLessThan(40);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-rowindex', '1000'));
    await expect(selected(canvasElement)).toEqual(['row-1000']);
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-rowindex', '1'));
    await waitFor(() => expect(canvas.getByRole('grid').scrollTop).toBe(0));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-rowindex', '2'));
    await expect(canvas.getByRole('grid').scrollTop).toBe(0);
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
