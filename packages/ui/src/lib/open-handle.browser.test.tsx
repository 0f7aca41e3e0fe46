import { createRef } from 'react';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  createHandle,
  Dialog,
  DropdownMenu,
  Popover,
  Sheet,
  type OpenActions,
  type OpenChangeDetails,
  type OpenHandle,
} from '../index.ts';
import '../testing/looks.css';
import { container, render } from '../testing/plain-form.tsx';

interface Poster {
  title: string;
}

const onOpenChange = vi.fn<(open: boolean, details: OpenChangeDetails) => void>();
const reasons = () => onOpenChange.mock.calls.map(([open, { reason }]) => [open, reason]);

const kinds: [name: string, draw: (handle: OpenHandle<Poster>) => void][] = [
  [
    'Dialog',
    (handle) =>
      render(
        <>
          <Dialog.Trigger handle={handle} payload={{ title: 'Lyon' }}>
            First
          </Dialog.Trigger>
          <Dialog.Trigger handle={handle} payload={{ title: 'Porto' }}>
            Second
          </Dialog.Trigger>
          <Dialog.Root handle={handle} onOpenChange={onOpenChange}>
            {({ payload }) => (
              <Dialog.Content aria-describedby={undefined}>
                <Dialog.Title>{payload?.title ?? 'none'}</Dialog.Title>
              </Dialog.Content>
            )}
          </Dialog.Root>
        </>,
      ),
  ],
  [
    'Sheet',
    (handle) =>
      render(
        <>
          <Sheet.Trigger handle={handle} payload={{ title: 'Lyon' }}>
            First
          </Sheet.Trigger>
          <Sheet.Trigger handle={handle} payload={{ title: 'Porto' }}>
            Second
          </Sheet.Trigger>
          <Sheet.Root handle={handle} onOpenChange={onOpenChange}>
            {({ payload }) => (
              <Sheet.Content aria-describedby={undefined}>
                <Sheet.Title>{payload?.title ?? 'none'}</Sheet.Title>
              </Sheet.Content>
            )}
          </Sheet.Root>
        </>,
      ),
  ],
  [
    'Popover',
    (handle) =>
      render(
        <>
          <Popover.Trigger handle={handle} payload={{ title: 'Lyon' }}>
            First
          </Popover.Trigger>
          <Popover.Trigger handle={handle} payload={{ title: 'Porto' }}>
            Second
          </Popover.Trigger>
          <Popover.Root handle={handle} onOpenChange={onOpenChange}>
            {({ payload }) => (
              <Popover.Content>
                <Popover.Title>{payload?.title ?? 'none'}</Popover.Title>
              </Popover.Content>
            )}
          </Popover.Root>
        </>,
      ),
  ],
];

const trigger = (name: string) => {
  const found = [...container.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`There is no trigger "${name}".`);
  return found;
};
const dialog = (name: string) => page.getByRole('dialog', { name });

describe.each(kinds)('triggers outside of a %s', (_, draw) => {
  test('open it with their payload, and get the focus back', async () => {
    onOpenChange.mockReset();
    draw(createHandle<Poster>());
    expect(trigger('First').ariaExpanded).toBe('false');
    for (const [name, title] of [
      ['First', 'Lyon'],
      ['Second', 'Porto'],
    ] as const) {
      // oxlint-disable no-await-in-loop -- one after the other
      await userEvent.click(trigger(name));
      await expect.element(dialog(title)).toBeVisible();
      expect([trigger(name).ariaExpanded, trigger(name).dataset.state]).toEqual(['true', 'open']);
      await userEvent.keyboard('{Escape}');
      await expect.element(dialog(title)).not.toBeInTheDocument();
      await expect.poll(() => document.activeElement).toBe(trigger(name));
      expect(trigger(name).ariaExpanded).toBe('false');
      // oxlint-enable no-await-in-loop
    }
    expect(reasons()).toEqual([
      [true, 'trigger-press'],
      [false, 'escape-key'],
      [true, 'trigger-press'],
      [false, 'escape-key'],
    ]);
  });

  test('are not needed: code opens and closes it', async () => {
    onOpenChange.mockReset();
    const handle = createHandle<Poster>();
    draw(handle);
    handle.open({ title: 'Bergen' });
    await expect.element(dialog('Bergen')).toBeVisible();
    expect(handle.isOpen).toBe(true);
    handle.close();
    await expect.element(dialog('Bergen')).not.toBeInTheDocument();
    expect(handle.isOpen).toBe(false);
    expect(reasons()).toEqual([
      [true, 'imperative-action'],
      [false, 'imperative-action'],
    ]);
  });
});

const start = (element: Element) => Math.round(element.getBoundingClientRect().left);

test('a Popover stands beside the trigger that opened it; a second press closes it, and another trigger moves it', async () => {
  onOpenChange.mockReset();
  const [, drawPopover] = kinds[2] ?? [];
  drawPopover?.(createHandle<Poster>());
  await userEvent.click(trigger('Second'));
  await expect.poll(() => start(dialog('Porto').element())).toBe(start(trigger('Second')));
  await userEvent.click(trigger('Second'));
  await expect.element(dialog('Porto')).not.toBeInTheDocument();
  await userEvent.click(trigger('Second'));
  await userEvent.click(trigger('First'));
  expect(reasons()).toEqual([
    [true, 'trigger-press'],
    [false, 'trigger-press'],
    [true, 'trigger-press'],
    [true, 'trigger-press'],
  ]);
  await expect.poll(() => start(dialog('Lyon').element())).toBe(Math.max(8, start(trigger('First'))));
});

test('a handle without a root on the page says what is missing', () => {
  expect(() => createHandle().open()).toThrow('No Root with this handle is on the page.');
});

test('the payload is typed', () => {
  const handle = createHandle<Poster>();
  const parts = [
    <Dialog.Root key="root" handle={handle}>
      {({ payload }) => {
        expectTypeOf(payload).toEqualTypeOf<Poster | undefined>();
        return null;
      }}
    </Dialog.Root>,
    // @ts-expect-error -- a poster has a title
    <Dialog.Trigger key="trigger" handle={handle} payload={{ name: 'Lyon' }} />,
  ];
  expect(parts).toHaveLength(2);
});

test('actionsRef closes a dialog and a menu', async () => {
  onOpenChange.mockReset();
  const actions = createRef<OpenActions>();
  render(
    <Dialog.Root defaultOpen actionsRef={actions} onOpenChange={onOpenChange}>
      <Dialog.Content aria-describedby={undefined}>
        <Dialog.Title>Poster</Dialog.Title>
      </Dialog.Content>
    </Dialog.Root>,
  );
  actions.current?.close();
  await expect.element(dialog('Poster')).not.toBeInTheDocument();
  render(
    <DropdownMenu.Root defaultOpen actionsRef={actions} onOpenChange={onOpenChange}>
      <DropdownMenu.Trigger>View</DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Item>Zoom in</DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>,
  );
  await expect.element(page.getByRole('menu')).toBeVisible();
  actions.current?.close();
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  expect(reasons()).toEqual([
    [false, 'imperative-action'],
    [false, 'imperative-action'],
  ]);
});
