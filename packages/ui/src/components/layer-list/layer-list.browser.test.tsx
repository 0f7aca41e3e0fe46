import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LayerList, type Layer } from '../../index.ts';
import '../../testing/looks.css';
import { container, render } from '../../testing/plain-form.tsx';

const reorder = vi.fn<(ids: string[]) => void>();
beforeEach(() => {
  reorder.mockReset();
});

const four = ['Title', 'Price', 'Place', 'Logo'].map((name): Layer => ({ id: name, name }));

/** An application that does what the list asks for. */
function Layers({ layers = four, className }: { layers?: readonly Layer[]; className?: string }) {
  const [all, setAll] = useState(layers);
  const [selection, setSelection] = useState<readonly string[]>([]);
  const change = (id: string, changes: Partial<Layer>) =>
    setAll((now) => now.map((layer) => (layer.id === id ? { ...layer, ...changes } : layer)));
  return (
    <LayerList
      className={className}
      layers={all}
      selection={selection}
      onSelectionChange={setSelection}
      onReorder={(ids) => {
        reorder(ids);
        setAll((now) => ids.flatMap((id) => now.filter((layer) => layer.id === id)));
      }}
      onRename={(id, name) => change(id, { name })}
      onHiddenChange={(id, hidden) => change(id, { hidden })}
      onLockedChange={(id, locked) => change(id, { locked })}
    />
  );
}

const row = (name: string) => page.getByRole('row').filter({ hasText: name });
const shown = () => [...container.querySelectorAll('[data-slot=layer-list-name]')].map((name) => name.textContent);
const announcement = () => container.querySelector('[data-slot=layer-list-announcement]')?.textContent;

const selected = () =>
  [...container.querySelectorAll<HTMLElement>('[role=row][aria-selected=true]')].map(({ dataset }) => dataset.layer);

/** Drags a row by the real pointer to the middle of another one. */
const drag = (from: string, to: string) => userEvent.dragAndDrop(row(from), row(to), { steps: 8 });

test('a drag by the pointer moves the layer there once, and announces its place', async () => {
  render(<Layers />);
  await drag('Title', 'Place');
  await vi.waitFor(() => expect(shown()).toEqual(['Price', 'Place', 'Title', 'Logo']));
  expect(reorder).toHaveBeenCalledExactlyOnceWith(['Price', 'Place', 'Title', 'Logo']);
  expect(announcement()).toBe('Title is now 3 of 4.');
  await drag('Logo', 'Price');
  await vi.waitFor(() => expect(shown()).toEqual(['Logo', 'Price', 'Place', 'Title']));
});

test('Alt and an arrow key move the layer with the focus, and say so in the row', async () => {
  render(<Layers />);
  await userEvent.tab();
  await expect.element(row('Title')).toHaveAttribute('aria-keyshortcuts', 'Alt+ArrowUp Alt+ArrowDown');
  await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
  await vi.waitFor(() => expect(shown()).toEqual(['Price', 'Place', 'Title', 'Logo']));
  expect(announcement()).toBe('Title is now 3 of 4.');
  await expect.element(row('Title')).toHaveFocus();
  await userEvent.keyboard('{Alt>}{End}{/Alt}');
  await vi.waitFor(() => expect(shown()).toEqual(['Price', 'Place', 'Logo', 'Title']));
});

/** Presses a key and lets React render, which it does before the browser dispatches a scroll event. */
async function press(key: string): Promise<void> {
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  await Promise.resolve();
}

test('a row that is in view already stays where it is, also right after a jump', async () => {
  const layers = Array.from({ length: 1000 }, (_, index) => ({ id: `row-${index}`, name: `Row ${index}` }));
  render(<Layers layers={layers} className="max-h-96" />);
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  await expect.element(row('Row 999')).toHaveFocus();
  const grid = page.getByRole('grid').element();
  await vi.waitFor(() => expect(grid.scrollTop).toBeGreaterThan(1000));
  await press('Home');
  expect(grid.scrollTop).toBe(0);
  await press('ArrowDown');
  expect(grid.scrollTop).toBe(0);
});

test('a click selects one layer, Shift up to the clicked one, Ctrl adds or removes it', async () => {
  render(<Layers />);
  await userEvent.click(row('Price'));
  expect(selected()).toEqual(['Price']);
  await userEvent.click(row('Logo'), { modifiers: ['Shift'] });
  expect(selected()).toEqual(['Price', 'Place', 'Logo']);
  await userEvent.click(row('Logo'), { modifiers: ['Control'] });
  expect(selected()).toEqual(['Price', 'Place']);
});

test('the arrow keys select, Shift extends the selection, Space toggles, Ctrl A selects all', async () => {
  render(<Layers />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(selected()).toEqual(['Price']);
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(selected()).toEqual(['Price', 'Place']);
  await userEvent.keyboard('{Control>}{ArrowDown}{/Control} ');
  expect(selected()).toEqual(['Price', 'Place', 'Logo']);
  await userEvent.keyboard('{Control>}a{/Control}');
  expect(selected()).toHaveLength(4);
});

test('F2, Enter and a double click rename a layer in place; an empty name changes nothing', async () => {
  render(<Layers />);
  await userEvent.tab();
  await userEvent.keyboard('{F2}Heading{Enter}');
  expect(shown()[0]).toBe('Heading');
  await expect.element(row('Heading')).toHaveFocus();
  await userEvent.keyboard('{Enter}Headline{Escape}');
  expect(shown()[0]).toBe('Headline');
  await expect.element(row('Headline')).toHaveFocus();
  await userEvent.dblClick(row('Logo'));
  await expect.element(page.getByRole('textbox', { name: 'Name of the layer' })).toHaveFocus();
  await userEvent.keyboard('   {Enter}');
  expect(shown()[3]).toBe('Logo');
});

test('the buttons of a row hide and lock its layer, and leave the selection as it is', async () => {
  render(<Layers />);
  await userEvent.click(row('Title'));
  await userEvent.click(page.getByRole('button', { name: 'Hide Logo' }));
  await expect.element(page.getByRole('button', { name: 'Show Logo' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(page.getByRole('button', { name: 'Lock Logo' }));
  await expect.element(page.getByRole('button', { name: 'Unlock Logo' })).toHaveAttribute('aria-pressed', 'true');
  expect(selected()).toEqual(['Title']);
});
