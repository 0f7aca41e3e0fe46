import { useState } from 'react';
import { beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createHandle, Dialog, DropdownMenu, Popover, Tooltip, type OpenChangeDetails } from '../index.ts';
import { handleCases, type Poster, type RootProps } from '../testing/handle-cases.tsx';
import '../testing/looks.css';
import { container, render } from '../testing/plain-form.tsx';

const onOpenChange = vi.fn<(open: boolean, details: OpenChangeDetails) => void>();
const onClick = vi.fn<() => void>();
beforeEach(() => {
  onOpenChange.mockReset();
  onClick.mockReset();
});
/** Each change: the state, the reason and the text of its trigger. */
const told = () => onOpenChange.mock.calls.map(([open, { reason, trigger }]) => [open, reason, trigger?.textContent]);

const trigger = (name: string) => {
  const found = [...container.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`There is no trigger "${name}".`);
  return found;
};
/** The title of the payload, where it is shown: the name of a dialog, or the item of a menu. */
const shown = (title: string) =>
  page.getByRole('dialog', { name: title }).or(page.getByRole('menuitem', { name: title }));
const content = () => document.querySelector('[role=dialog], [role=menu]');
const gone = () => expect.poll(content).toBeNull();
const start = (element: Element | null) => Math.round(element?.getBoundingClientRect().left ?? NaN);

describe.each(handleCases)('triggers outside of a %s', (name, drawTriggers, drawRoot) => {
  const draw = (props: Partial<RootProps> = {}) => {
    const handle = props.handle ?? createHandle<Poster>();
    render(
      <>
        {drawTriggers(handle, onClick)}
        {drawRoot({ handle, onOpenChange, ...props })}
      </>,
    );
    return handle;
  };

  test('open it with their payload, and get the focus back', async () => {
    draw();
    expect([trigger('First').ariaExpanded, trigger('First').ariaHasPopup]).toEqual([
      'false',
      name === 'DropdownMenu' ? 'menu' : 'dialog',
    ]);
    for (const [own, other, title] of [
      ['First', 'Second', 'Lyon'],
      ['Second', 'First', 'Porto'],
    ] as const) {
      // oxlint-disable no-await-in-loop -- one after the other
      await userEvent.click(trigger(own));
      await expect.element(shown(title)).toBeVisible();
      const { ariaExpanded, dataset } = trigger(own);
      expect([ariaExpanded, dataset.state]).toEqual(['true', 'open']);
      expect(trigger(own).getAttribute('aria-controls')).toBe(content()?.id);
      expect([trigger(other).ariaExpanded, trigger(other).dataset.state]).toEqual(['false', 'closed']);
      expect(trigger(other).hasAttribute('aria-controls')).toBe(false);
      await userEvent.keyboard('{Escape}');
      await gone();
      await expect.poll(() => document.activeElement).toBe(trigger(own));
      expect([trigger(own).ariaExpanded, trigger(own).hasAttribute('aria-controls')]).toEqual(['false', false]);
      // oxlint-enable no-await-in-loop
    }
    expect(told()).toEqual([
      [true, 'trigger-press', 'First'],
      [false, 'escape-key', 'First'],
      [true, 'trigger-press', 'Second'],
      [false, 'escape-key', 'Second'],
    ]);
  });

  test('are pressed with the keyboard', async () => {
    draw();
    trigger('Second').focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(shown('Porto')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect.poll(() => document.activeElement).toBe(trigger('Second'));
  });

  test('are named by code: it opens as if they were pressed', async () => {
    const handle = draw();
    trigger('First').focus();
    handle.open('second');
    await expect.element(shown('Porto')).toBeVisible();
    expect([handle.isOpen, trigger('Second').ariaExpanded]).toEqual([true, 'true']);
    handle.close();
    await gone();
    await expect.poll(() => document.activeElement).toBe(trigger('Second'));
    expect(handle.isOpen).toBe(false);
    expect(told()).toEqual([
      [true, 'imperative-action', 'Second'],
      [false, 'imperative-action', 'Second'],
    ]);
    expect(() => handle.open('third')).toThrow('No trigger with this handle has the id "third".');
  });

  test('are not needed: code gives the payload', async () => {
    const handle = draw();
    trigger('Second').focus();
    handle.openWithPayload({ title: 'Bergen' });
    await expect.element(shown('Bergen')).toBeVisible();
    // A popover and a menu need an element to be beside: without one they would be above the window.
    await expect.poll(() => content()?.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    expect([trigger('First').ariaExpanded, trigger('Second').ariaExpanded]).toEqual(['false', 'false']);
    handle.close();
    await gone();
    // The focus goes back to what had it.
    await expect.poll(() => document.activeElement).toBe(trigger('Second'));
    expect(told()).toEqual([
      [true, 'imperative-action', undefined],
      [false, 'imperative-action', undefined],
    ]);
  });

  test('belong to it if the caller says so', async () => {
    function Held() {
      const [open, setOpen] = useState(false);
      const [triggerId, setTriggerId] = useState<string | null>(null);
      return drawRoot({
        handle,
        open,
        triggerId,
        onOpenChange: (next, details) => {
          onOpenChange(next, details);
          setOpen(next);
          setTriggerId(details.trigger?.id ?? null);
        },
      });
    }
    const handle = createHandle<Poster>();
    render(
      <>
        {drawTriggers(handle)}
        <Held />
      </>,
    );
    await userEvent.click(trigger('First'));
    await expect.element(shown('Lyon')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await gone();
    draw({ handle, open: true, triggerId: 'second' });
    await expect.element(shown('Porto')).toBeVisible();
    expect([trigger('First').ariaExpanded, trigger('Second').ariaExpanded]).toEqual(['false', 'true']);
  });

  test('do not take it from the one that the caller holds', async () => {
    draw({ triggerId: 'second' });
    await userEvent.click(trigger('First'));
    await expect.element(shown('Porto')).toBeVisible();
    expect([trigger('First').ariaExpanded, trigger('Second').ariaExpanded]).toEqual(['false', 'true']);
  });

  test('belong to it at first', async () => {
    draw({ defaultOpen: true, defaultTriggerId: 'second' });
    await expect.element(shown('Porto')).toBeVisible();
    expect(trigger('Second').ariaExpanded).toBe('true');
    await userEvent.keyboard('{Escape}');
    await gone();
  });

  test('open the root that replaces another', async () => {
    const handle = createHandle<Poster>();
    for (const key of ['before', 'after'])
      render(
        <>
          {drawTriggers(handle)}
          <div key={key}>{drawRoot({ handle })}</div>
        </>,
      );
    await userEvent.click(trigger('Second'));
    await expect.element(shown('Porto')).toBeVisible();
    handle.close();
    await gone();
  });

  test('open the root that came last, and after it went the other one', async () => {
    const handle = createHandle<Poster>();
    const opened = vi.fn<(root: string) => void>();
    const drawRoots = (...roots: string[]) =>
      render(
        <>
          {drawTriggers(handle)}
          {roots.map((root) => (
            <div key={root}>{drawRoot({ handle, onOpenChange: (open) => open && opened(root) })}</div>
          ))}
        </>,
      );
    drawRoots('old');
    for (const roots of [['old', 'new'], ['old']]) {
      // oxlint-disable no-await-in-loop -- one after the other
      drawRoots(...roots);
      await userEvent.click(trigger('Second'));
      await expect.element(shown('Porto')).toBeVisible();
      handle.close();
      await gone();
      // oxlint-enable no-await-in-loop
    }
    expect(opened.mock.calls).toEqual([['new'], ['old']]);
    handle.open('second');
    drawRoots();
    expect([handle.isOpen, trigger('Second').ariaExpanded]).toEqual([false, 'false']);
    expect(() => handle.open('second')).toThrow('No Root with this handle is on the page.');
  });

  test('do not open it if that is refused, and their own handlers are called', async () => {
    onOpenChange.mockImplementation((_open, { cancel }) => cancel());
    draw();
    await userEvent.click(trigger('First'));
    expect(onClick).toHaveBeenCalledOnce();
    expect(told()).toEqual([[true, 'trigger-press', 'First']]);
    expect(content()).toBeNull();
  });
});

const [, popover, menu] = handleCases;

describe.each([popover, menu].flatMap((found) => (found ? [found] : [])))(
  'a %s that is beside its trigger',
  (_, drawTriggers, drawRoot) => {
    const draw = () => {
      const handle = createHandle<Poster>();
      render(
        <>
          {drawTriggers(handle)}
          {drawRoot({ handle, onOpenChange })}
        </>,
      );
      return handle;
    };

    test('closes at a second press, and moves to another trigger', async () => {
      draw();
      await userEvent.click(trigger('Second'));
      await expect.poll(() => start(content())).toBe(start(trigger('Second')));
      await userEvent.click(trigger('Second'));
      await gone();
      await userEvent.click(trigger('Second'));
      await userEvent.click(trigger('First'));
      await expect.element(shown('Lyon')).toBeVisible();
      expect(told()).toEqual([
        [true, 'trigger-press', 'Second'],
        [false, 'trigger-press', 'Second'],
        [true, 'trigger-press', 'Second'],
        [true, 'trigger-press', 'First'],
      ]);
      await expect.poll(() => start(content())).toBe(Math.max(8, start(trigger('First'))));
      expect([trigger('First').ariaExpanded, trigger('Second').ariaExpanded]).toEqual(['true', 'false']);
      await userEvent.keyboard('{Escape}');
      await gone();
      await expect.poll(() => document.activeElement).toBe(trigger('First'));
    });

    test('stands beside the trigger that code names', async () => {
      const handle = draw();
      handle.open('second');
      await expect.poll(() => start(content())).toBe(start(trigger('Second')));
    });

    test('stays with its trigger if moving is refused', async () => {
      draw();
      await userEvent.click(trigger('Second'));
      await expect.element(shown('Porto')).toBeVisible();
      onOpenChange.mockImplementation((_open, { cancel }) => cancel());
      await userEvent.click(trigger('First'));
      await expect.element(shown('Porto')).toBeVisible();
      expect(trigger('Second').ariaExpanded).toBe('true');
    });
  },
);

test('a menu is named by the trigger that opened it, and its arrows work after it moved', async () => {
  const handle = createHandle<Poster>();
  const [, drawTriggers, drawRoot] = menu ?? [];
  render(
    <>
      {drawTriggers?.(handle)}
      {drawRoot?.({ handle })}
    </>,
  );
  await userEvent.click(trigger('First'));
  await expect.element(page.getByRole('menu', { name: 'First' })).toBeVisible();
  await userEvent.click(trigger('Second'));
  await expect.element(page.getByRole('menu', { name: 'Second' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => document.activeElement).toBe(shown('Porto').element());
});

test('several triggers stand inside a root with a handle', async () => {
  const handle = createHandle<string>();
  render(
    <Popover.Root handle={handle}>
      {({ payload }) => (
        <>
          <Popover.Trigger payload="Lyon">First</Popover.Trigger>
          <Popover.Trigger payload="Porto">Second</Popover.Trigger>
          <Popover.Content>
            <Popover.Title>{payload}</Popover.Title>
          </Popover.Content>
        </>
      )}
    </Popover.Root>,
  );
  await userEvent.click(trigger('Second'));
  await expect.element(shown('Porto')).toBeVisible();
  await userEvent.click(trigger('First'));
  await expect.element(shown('Lyon')).toBeVisible();
});

test('the only trigger is that of an opening by code, and its payload is followed', async () => {
  const handle = createHandle<Poster>();
  const draw = (title: string) =>
    render(
      <>
        <Popover.Trigger handle={handle} payload={{ title }}>
          First
        </Popover.Trigger>
        <Popover.Root handle={handle}>
          {({ payload }) => (
            <Popover.Content>
              <Popover.Title>{payload?.title}</Popover.Title>
            </Popover.Content>
          )}
        </Popover.Root>
      </>,
    );
  draw('Lyon');
  handle.open();
  await expect.element(shown('Lyon')).toBeVisible();
  expect(trigger('First').ariaExpanded).toBe('true');
  draw('Bergen');
  await expect.element(shown('Bergen')).toBeVisible();
  handle.close();
  await gone();
  handle.openWithPayload({ title: 'Porto' });
  draw('Bergen');
  await expect.element(shown('Porto')).toBeVisible();
  await expect.poll(() => start(content())).toBe(Math.max(8, start(trigger('First'))));
});

test('a handle without a root on the page says what is missing', () => {
  expect(() => createHandle().open()).toThrow('No Root with this handle is on the page.');
});

test('a press on a trigger says so, too', () => {
  const reported = vi.fn<(message: string) => void>();
  const onError = (event: ErrorEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    reported(event.message);
  };
  window.addEventListener('error', onError, true);
  render(<Dialog.Trigger handle={createHandle()}>Open</Dialog.Trigger>);
  trigger('Open').click();
  window.removeEventListener('error', onError, true);
  expect(reported).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('No Root with this handle is on the page.'));
});

test('a disabled trigger opens nothing', () => {
  const handle = createHandle();
  render(
    <>
      <DropdownMenu.Trigger handle={handle} disabled>
        First
      </DropdownMenu.Trigger>
      <DropdownMenu.Root handle={handle} onOpenChange={onOpenChange} />
    </>,
  );
  trigger('First').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }));
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(trigger('First').dataset.disabled).toBe('');
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
    <DropdownMenu.Root key="menu" handle={handle}>
      {({ payload }) => {
        expectTypeOf(payload).toEqualTypeOf<Poster | undefined>();
        return null;
      }}
    </DropdownMenu.Root>,
    <Tooltip.Root key="tooltip" handle={handle}>
      {({ payload }) => {
        expectTypeOf(payload).toEqualTypeOf<Poster | undefined>();
        return null;
      }}
    </Tooltip.Root>,
    // @ts-expect-error -- a poster has a title
    <Dialog.Trigger key="trigger" handle={handle} payload={{ name: 'Lyon' }} />,
  ];
  expect(parts).toHaveLength(4);
});
