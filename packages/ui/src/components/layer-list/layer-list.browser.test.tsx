import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LayerList } from '../../index.ts';
import '../../testing/looks.css';
import { container, render } from '../../testing/plain-form.tsx';

const reorder = vi.fn<(ids: string[]) => void>();
beforeEach(() => {
  reorder.mockReset();
});

const names = ['Title', 'Price', 'Place', 'Logo'];

function Layers() {
  const [ids, setIds] = useState(names);
  const [selection, setSelection] = useState<readonly string[]>([]);
  return (
    <LayerList
      layers={ids.map((id) => ({ id, name: id }))}
      selection={selection}
      onSelectionChange={setSelection}
      onReorder={(next) => {
        reorder(next);
        setIds(next);
      }}
    />
  );
}

const row = (name: string) => page.getByRole('row').filter({ hasText: name });
const shown = () => [...container.querySelectorAll('[data-slot=layer-list-name]')].map((name) => name.textContent);
const announcement = () => container.querySelector('[data-slot=layer-list-announcement]')?.textContent;

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

/** Presses a key and lets React draw for it, which it does before the browser tells of a scroll. */
async function press(key: string): Promise<void> {
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  await Promise.resolve();
}

test('a row that is in view already stays where it is, also right after a jump', async () => {
  const layers = Array.from({ length: 1000 }, (_, index) => ({ id: `row-${index}`, name: `Row ${index}` }));
  render(<LayerList layers={layers} selection={[]} onSelectionChange={() => undefined} className="max-h-96" />);
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
