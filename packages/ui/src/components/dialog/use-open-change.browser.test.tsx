import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  Dialog,
  Drawer,
  DropdownMenu,
  Popover,
  Sheet,
  useOpenChange,
  type OpenChangeDetails,
  type OpenChangeOptions,
} from '../../index.ts';

let container: HTMLElement;
let root: Root;
const changes = vi.fn<(open: boolean, details: OpenChangeDetails) => void>();
const completes = vi.fn<(open: boolean) => void>();
beforeEach(() => {
  changes.mockReset();
  completes.mockReset();
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
});
afterEach(() => {
  root.unmount();
  container.remove();
});

const overlays: [name: string, draw: (parts: ReturnType<typeof useOpenChange>) => ReactNode, closes: string][] = [
  [
    'Dialog',
    ({ root, trigger, content }) => (
      <Dialog.Root {...root}>
        <Dialog.Trigger {...trigger}>Open</Dialog.Trigger>
        <Dialog.Content aria-describedby={undefined} {...content}>
          <Dialog.Title>Poster</Dialog.Title>
          <Dialog.Close>Done</Dialog.Close>
        </Dialog.Content>
      </Dialog.Root>
    ),
    'close-press',
  ],
  [
    'Sheet',
    ({ root, trigger, content }) => (
      <Sheet.Root {...root}>
        <Sheet.Trigger {...trigger}>Open</Sheet.Trigger>
        <Sheet.Content aria-describedby={undefined} {...content}>
          <Sheet.Title>Poster</Sheet.Title>
          <Sheet.Close>Done</Sheet.Close>
        </Sheet.Content>
      </Sheet.Root>
    ),
    'close-press',
  ],
  [
    'Drawer',
    ({ root, trigger, content }) => (
      <Drawer.Root {...root}>
        <Drawer.Trigger {...trigger}>Open</Drawer.Trigger>
        <Drawer.Content aria-describedby={undefined} {...content}>
          <Drawer.Title>Poster</Drawer.Title>
          <Drawer.Close>Done</Drawer.Close>
        </Drawer.Content>
      </Drawer.Root>
    ),
    'close-press',
  ],
  [
    'Popover',
    ({ root, trigger, content }) => (
      <Popover.Root {...root}>
        <Popover.Trigger {...trigger}>Open</Popover.Trigger>
        <Popover.Content aria-label="Poster" {...content}>
          <Popover.Close>Done</Popover.Close>
        </Popover.Content>
      </Popover.Root>
    ),
    'close-press',
  ],
  [
    'DropdownMenu',
    ({ root, trigger, content }) => (
      <DropdownMenu.Root {...root}>
        <DropdownMenu.Trigger {...trigger}>Open</DropdownMenu.Trigger>
        <DropdownMenu.Content {...content}>
          <DropdownMenu.Item>Done</DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    ),
    'item-press',
  ],
];

const contents = () => document.querySelectorAll('[role=dialog], [role=menu]').length;
const reasons = () => changes.mock.calls.map(([open, { reason, event }]) => [open, reason, event?.type]);
/** By key, because an open dialog takes the pointer from the page behind it. */
async function open() {
  const [trigger] = [...container.querySelectorAll('button')];
  trigger?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(contents).toBe(1);
}

type Draw = (parts: ReturnType<typeof useOpenChange>) => ReactNode;

function Overlay({ draw, ...props }: OpenChangeOptions & { draw: Draw }) {
  return draw(useOpenChange({ onOpenChange: changes, onOpenChangeComplete: completes, ...props }));
}

async function show(draw: Draw, props: OpenChangeOptions = {}) {
  root.render(<Overlay draw={draw} {...props} />);
  await expect.element(page.getByText('Open')).toBeVisible();
}

describe.each(overlays)('%s', (_, draw, closes) => {
  test('tells that its trigger, Escape, and what closes it were used', async () => {
    await show(draw);
    await open();
    await userEvent.keyboard('{Escape}');
    await expect.poll(contents).toBe(0);
    await open();
    await userEvent.click(page.getByText('Done'));
    await expect.poll(contents).toBe(0);
    expect(reasons()).toEqual([
      [true, 'trigger-press', expect.stringMatching(/click|keydown/)],
      [false, 'escape-key', 'keydown'],
      [true, 'trigger-press', expect.stringMatching(/click|keydown/)],
      [false, closes, 'click'],
    ]);
  });

  test('tells that the press was outside', async () => {
    await show(draw);
    await open();
    // Radix waits for the click, so that a press that is stopped closes nothing.
    for (const type of ['pointerdown', 'pointerup', 'click']) {
      document.body.dispatchEvent(new PointerEvent(type, { bubbles: true }));
    }
    await expect.poll(contents).toBe(0);
    expect(reasons().at(-1)).toEqual([false, 'outside-press', 'pointerdown']);
  });

  test('stays as it is if the change is refused', async () => {
    await show(draw);
    await open();
    changes.mockImplementation((_open, details) => details.cancel());
    await userEvent.keyboard('{Escape}');
    expect(reasons().at(-1)?.[1]).toBe('escape-key');
    expect(contents()).toBe(1);
    changes.mockReset();
    await userEvent.keyboard('{Escape}');
    await expect.poll(contents).toBe(0);
  });

  test('tells when it is open, and when it has left the page', async () => {
    completes.mockImplementation((now) => expect(contents()).toBe(now ? 1 : 0));
    await show(draw);
    await open();
    await expect.poll(() => completes.mock.calls).toEqual([[true]]);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => completes.mock.calls).toEqual([[true], [false]]);
  });

  test('tells nothing when the whole is removed while it is open', async () => {
    await show(draw);
    await open();
    await expect.poll(() => completes.mock.calls).toEqual([[true]]);
    root.render(null);
    await expect.poll(contents).toBe(0);
    expect(completes).toHaveBeenCalledOnce();
    expect(changes).toHaveBeenCalledOnce();
  });

  test('follows its caller', async () => {
    await show(draw, { open: false });
    const [trigger] = [...container.querySelectorAll('button')];
    trigger?.focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => reasons().length).toBe(1);
    expect(contents()).toBe(0);
    await show(draw, { open: true });
    await expect.poll(contents).toBe(1);
  });
});

/** Escape does not close it. */
function Steadfast() {
  const { root: state, content } = useOpenChange({ defaultOpen: true, onOpenChange: changes });
  return (
    <Dialog.Root {...state}>
      <Dialog.Content
        aria-describedby={undefined}
        {...content}
        onEscapeKeyDown={(event) => {
          content.onEscapeKeyDown(event);
          event.preventDefault();
        }}
      >
        <Dialog.Title>Poster</Dialog.Title>
        <Dialog.Close>Done</Dialog.Close>
      </Dialog.Content>
    </Dialog.Root>
  );
}

test('a reason that was prevented is not that of a later change', async () => {
  root.render(<Steadfast />);
  await expect.element(page.getByText('Done')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(page.getByText('Done'));
  await expect.poll(reasons).toEqual([[false, 'close-press', 'click']]);
});
