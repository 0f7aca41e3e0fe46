import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog, DropdownMenu, Popover, Tooltip, type OpenChangeDetails, type OpenChangeOptions } from '../index.ts';

let container: HTMLElement;
let root: Root;
const changes = vi.fn<(open: boolean, details: OpenChangeDetails) => void>();
beforeEach(() => {
  changes.mockReset();
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
});
afterEach(() => {
  root.unmount();
  container.remove();
});

type Draw = (options: OpenChangeOptions) => ReactNode;

const overlays: [name: string, draw: Draw, closes: string][] = [
  [
    'Dialog',
    (options) => (
      <Dialog.Root {...options}>
        <Dialog.Trigger>Open</Dialog.Trigger>
        <Dialog.Content aria-describedby={undefined}>
          <Dialog.Title>Poster</Dialog.Title>
          <Dialog.Close>Done</Dialog.Close>
        </Dialog.Content>
      </Dialog.Root>
    ),
    'close-press',
  ],
  [
    'Popover',
    (options) => (
      <Popover.Root {...options}>
        <Popover.Trigger>Open</Popover.Trigger>
        <Popover.Content aria-label="Poster">
          <Popover.Close>Done</Popover.Close>
        </Popover.Content>
      </Popover.Root>
    ),
    'close-press',
  ],
  [
    'DropdownMenu',
    (options) => (
      <DropdownMenu.Root {...options}>
        <DropdownMenu.Trigger>Open</DropdownMenu.Trigger>
        <DropdownMenu.Content>
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

async function show(draw: Draw, props: OpenChangeOptions = {}) {
  root.render(draw({ onOpenChange: changes, ...props }));
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

test('a reason that was prevented is not that of a later change', async () => {
  root.render(
    <Dialog.Root defaultOpen onOpenChange={changes}>
      <Dialog.Content aria-describedby={undefined} onEscapeKeyDown={(event) => event.preventDefault()}>
        <Dialog.Title>Poster</Dialog.Title>
        <Dialog.Close>Done</Dialog.Close>
      </Dialog.Content>
    </Dialog.Root>,
  );
  await expect.element(page.getByText('Done')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(page.getByText('Done'));
  await expect.poll(reasons).toEqual([[false, 'close-press', 'click']]);
});

test('a trigger inside another overlay belongs to its own kind', async () => {
  root.render(
    <Dialog.Root onOpenChange={changes}>
      <Tooltip content="Rename this poster" onOpenChange={(_open, { cancel }) => cancel()}>
        <Dialog.Trigger>Rename</Dialog.Trigger>
      </Tooltip>
      <Dialog.Content aria-describedby={undefined}>
        <Dialog.Title>Poster</Dialog.Title>
      </Dialog.Content>
    </Dialog.Root>,
  );
  await userEvent.click(page.getByText('Rename'));
  await expect.poll(reasons).toEqual([[true, 'trigger-press', 'click']]);
});

describe('a submenu', () => {
  const submenu = vi.fn<(open: boolean, details: OpenChangeDetails) => void>();
  const submenuReasons = () => submenu.mock.calls.map(([now, { reason, event }]) => [now, reason, event?.type]);
  beforeEach(() => {
    submenu.mockReset();
  });

  async function openMenu() {
    root.render(
      <DropdownMenu.Root onOpenChange={changes}>
        <DropdownMenu.Trigger>Open</DropdownMenu.Trigger>
        <DropdownMenu.Content>
          <DropdownMenu.Sub onOpenChange={submenu}>
            <DropdownMenu.SubTrigger>Export as</DropdownMenu.SubTrigger>
            <DropdownMenu.SubContent>
              <DropdownMenu.Item>PNG</DropdownMenu.Item>
            </DropdownMenu.SubContent>
          </DropdownMenu.Sub>
        </DropdownMenu.Content>
      </DropdownMenu.Root>,
    );
    await expect.element(page.getByText('Open')).toBeVisible();
    await open();
  }

  test('tells a key, and that Escape closes the whole menu', async () => {
    await openMenu();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(contents).toBe(2);
    await userEvent.keyboard('{Escape}');
    await expect.poll(contents).toBe(0);
    expect(submenuReasons()[0]).toEqual([true, 'trigger-press', 'keydown']);
    expect(reasons().at(-1)).toEqual([false, 'escape-key', 'keydown']);
  });

  test('tells the pointer over its trigger, and a press on one of its items', async () => {
    await openMenu();
    await userEvent.hover(page.getByText('Export as'));
    await expect.poll(contents).toBe(2);
    await userEvent.click(page.getByText('PNG'));
    await expect.poll(contents).toBe(0);
    expect(submenuReasons()[0]).toEqual([true, 'trigger-hover', undefined]);
    expect(reasons().at(-1)).toEqual([false, 'item-press', 'click']);
  });

  test('stays closed if that is refused', async () => {
    submenu.mockImplementation((_open, { cancel }) => cancel());
    await openMenu();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(submenuReasons).toEqual([[true, 'trigger-press', 'keydown']]);
    expect(contents()).toBe(1);
  });
});

const tooltips = () => document.querySelectorAll('[data-slot=tooltip]').length;

async function drawTooltip(props: OpenChangeOptions = {}) {
  root.render(
    <>
      <p>Elsewhere</p>
      <Tooltip content="Undo the last step" delay={0} onOpenChange={changes} {...props}>
        <button type="button">Undo</button>
      </Tooltip>
    </>,
  );
  await expect.element(page.getByText('Elsewhere')).toBeVisible();
  await userEvent.hover(page.getByText('Elsewhere'));
  changes.mockClear();
}

describe('a tooltip', () => {
  test('tells the pointer that comes and leaves', async () => {
    await drawTooltip();
    await userEvent.hover(page.getByText('Undo'));
    await expect.poll(tooltips).toBe(1);
    // The first movement leaves the button, the second shows that the pointer is not on its way to the tooltip.
    await userEvent.hover(page.getByText('Elsewhere'));
    await userEvent.hover(page.getByText('Elsewhere'), { position: { x: 1, y: 1 } });
    await expect.poll(tooltips).toBe(0);
    expect(reasons()).toEqual([
      [true, 'trigger-hover', expect.stringMatching(/^pointer/)],
      [false, 'trigger-hover', expect.stringMatching(/^pointer/)],
    ]);
  });

  test('tells the focus that comes and leaves, Escape and a press', async () => {
    await drawTooltip();
    const button = page.getByText('Undo').element() as HTMLElement;
    button.focus();
    await expect.poll(tooltips).toBe(1);
    button.blur();
    await expect.poll(tooltips).toBe(0);
    button.focus();
    await expect.poll(tooltips).toBe(1);
    await userEvent.keyboard('{Escape}');
    await expect.poll(tooltips).toBe(0);
    button.blur();
    button.focus();
    await expect.poll(tooltips).toBe(1);
    button.click();
    await expect.poll(tooltips).toBe(0);
    expect(reasons().map(([now, reason]) => [now, reason])).toEqual([
      [true, 'trigger-focus'],
      [false, 'trigger-focus'],
      [true, 'trigger-focus'],
      [false, 'escape-key'],
      [true, 'trigger-focus'],
      [false, 'trigger-press'],
    ]);
  });

  test('does not take the pointer that came back for the reason of a later change', async () => {
    await drawTooltip();
    await userEvent.hover(page.getByText('Undo'));
    await expect.poll(tooltips).toBe(1);
    const button = page.getByText('Undo').element();
    for (const type of ['pointerout', 'pointerover'])
      button.dispatchEvent(new PointerEvent(type, { bubbles: true, relatedTarget: document.body }));
    document.dispatchEvent(new Event('scroll'));
    await expect.poll(tooltips).toBe(0);
    expect(reasons().at(-1)).toEqual([false, 'none', undefined]);
  });

  test('stays as it is if the change is refused, and follows its caller', async () => {
    await drawTooltip();
    changes.mockImplementation((_open, { cancel }) => cancel());
    (page.getByText('Undo').element() as HTMLElement).focus();
    await expect.poll(reasons).toEqual([[true, 'trigger-focus', expect.any(String)]]);
    expect(tooltips()).toBe(0);
    await drawTooltip({ open: true });
    await expect.poll(tooltips).toBe(1);
  });
});

describe.each([['Dialog', Dialog]] as const)('%s without `modal`', (_, Overlay) => {
  test('leaves the page usable, without a scrim, and tells a press on it', async () => {
    root.render(
      <>
        <button type="button">Undo</button>
        <Overlay.Root modal={false} defaultOpen onOpenChange={changes}>
          <Overlay.Content aria-describedby={undefined}>
            <Overlay.Title>Text</Overlay.Title>
            <Overlay.Close>Done</Overlay.Close>
          </Overlay.Content>
        </Overlay.Root>
      </>,
    );
    await expect.poll(contents).toBe(1);
    const layer = document.querySelector('[role=dialog]')?.parentElement as HTMLElement;
    expect(getComputedStyle(layer).backgroundColor).toBe('rgba(0, 0, 0, 0)');
    changes.mockImplementationOnce((_open, { cancel }) => cancel());
    await userEvent.click(page.getByText('Undo'));
    expect(reasons()).toEqual([[false, 'outside-press', 'pointerdown']]);
    expect(contents()).toBe(1);
    await userEvent.click(page.getByText('Done'));
    await expect.poll(tooltips).toBe(0);
    expect(contents()).toBe(0);
  });
});
