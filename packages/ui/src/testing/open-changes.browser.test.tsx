import type { ReactElement } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  ColorField,
  ContextMenu,
  ConfirmDialog,
  SimpleDialog,
  type OpenChangeDetails,
  type OpenChangeOptions,
} from '../index.ts';
import { render } from './plain-form.tsx';

const change = vi.fn<(open: boolean, details: OpenChangeDetails) => void>();
beforeEach(() => {
  change.mockReset();
});
const handlers: OpenChangeOptions = { onOpenChange: change };
const refuse = () => change.mockImplementation((_open, { cancel }) => cancel());

/** The state, the reason and the event of each change. */
const told = () => change.mock.calls.map(([open, { reason, event }]) => [open, reason, event?.type]);
const press = (slot: string) => userEvent.click(document.querySelector(`[data-slot=${slot}]`) as Element);
const pressed = expect.stringMatching(/^(pointerdown|click)$/);

function PosterMenu() {
  return (
    <ContextMenu.Root modal={false} {...handlers}>
      <ContextMenu.Trigger>Poster</ContextMenu.Trigger>
      <ContextMenu.Content>
        <ContextMenu.Item>Delete</ContextMenu.Item>
      </ContextMenu.Content>
    </ContextMenu.Root>
  );
}

interface Opened {
  name: string;
  element: ReactElement;
  open: () => Promise<void>;
  /** The event of the browser that opens it. */
  opens: unknown;
  /** Finds what is shown while it is open. */
  shown: string;
  /** Each way to close it, with the reason and the event that are told. */
  closes: Record<string, [act: () => Promise<void>, event: unknown]>;
}

const escape = async () => userEvent.keyboard('{Escape}');
const outside = async () => {
  // Radix waits for the click, so that a press that is stopped closes nothing.
  for (const type of ['pointerdown', 'pointerup', 'click']) {
    document.body.dispatchEvent(new PointerEvent(type, { bubbles: true }));
  }
};
const panelCloses = {
  'escape-key': [escape, 'keydown'],
  'outside-press': [outside, 'pointerdown'],
} satisfies Opened['closes'];

const overlays: Opened[] = [
  {
    name: 'SimpleDialog',
    element: (
      <SimpleDialog trigger={<button type="button">Rename</button>} title="Rename this poster" {...handlers}>
        The new name is also that of the exported file.
      </SimpleDialog>
    ),
    open: () => press('dialog-trigger'),
    opens: 'click',
    shown: '[data-slot=dialog-content]',
    closes: { ...panelCloses, 'close-press': [() => press('dialog-close'), 'click'] },
  },
  {
    name: 'ConfirmDialog',
    element: (
      <ConfirmDialog
        trigger={<button type="button">Delete</button>}
        title="Delete this poster?"
        confirmLabel="Delete 1 poster"
        onConfirm={() => undefined}
        {...handlers}
      />
    ),
    open: () => press('dialog-trigger'),
    opens: 'click',
    shown: '[data-slot=confirm-dialog]',
    closes: {
      'escape-key': panelCloses['escape-key'],
      'close-press': [() => userEvent.click(page.getByText('Cancel')), 'click'],
    },
  },
  {
    name: 'ContextMenu',
    element: <PosterMenu />,
    open: () => userEvent.click(page.getByText('Poster'), { button: 'right' }),
    opens: 'contextmenu',
    shown: '[role=menu]',
    closes: { ...panelCloses, 'item-press': [() => userEvent.click(page.getByText('Delete')), 'click'] },
  },
  {
    name: 'ColorField',
    element: <ColorField label="Ink" defaultValue="#173bac" {...handlers} />,
    open: () => press('color-field-trigger'),
    opens: 'click',
    shown: '[data-slot=color-field-picker]',
    closes: { ...panelCloses, 'trigger-press': [() => press('color-field-trigger'), pressed] },
  },
];

describe.each(overlays)('$name', ({ element, open, opens, shown, closes }) => {
  const count = () => document.querySelectorAll(shown).length;

  test.each(Object.entries(closes))('tells why it opens, and that it closes by %s', async (reason, [close, event]) => {
    render(element);
    await open();
    await expect.poll(count).toBe(1);
    await close();
    await expect.poll(count).toBe(0);
    expect(told()).toEqual([
      [true, 'trigger-press', opens],
      [false, reason, event],
    ]);
  });

  test('stays as it is if the change is refused', async () => {
    render(element);
    refuse();
    await open();
    await expect.poll(told).toEqual([[true, 'trigger-press', opens]]);
    expect(count()).toBe(0);
    change.mockReset();
    await open();
    await expect.poll(count).toBe(1);
    refuse();
    for (const [close] of Object.values(closes)) {
      const calls = change.mock.calls.length;
      await close();
      await expect.poll(() => change.mock.calls.length).toBeGreaterThan(calls);
      expect(count()).toBe(1);
    }
  });
});
