import { flushSync } from 'react-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createHandle, Tooltip, TooltipProvider, type OpenChangeDetails } from '../../index.ts';
import '../../testing/looks.css';
import { container, render } from '../../testing/plain-form.tsx';

const onClick = vi.fn<() => void>();
const onOpenChange = vi.fn<(open: boolean, details: OpenChangeDetails) => void>();
beforeEach(async () => {
  onOpenChange.mockReset();
  onClick.mockReset();
  await away();
});
/** Moves the pointer where nothing is. */
const away = () => userEvent.hover(document.documentElement, { position: { x: 300, y: 400 } });
const told = () => onOpenChange.mock.calls.map(([open, { reason, trigger }]) => [open, reason, trigger?.id]);

const handle = createHandle<string>();

/** A toolbar whose buttons share one tooltip. */
function Tools({ names }: { names: readonly string[] }) {
  return (
    <TooltipProvider delay={200}>
      <div style={{ display: 'flex', gap: 40, padding: '60px 120px' }}>
        {names.map((name) => (
          <Tooltip.Trigger key={name} handle={handle} payload={`${name} the last step`} id={name} onClick={onClick}>
            {name}
          </Tooltip.Trigger>
        ))}
        <button type="button">Elsewhere</button>
      </div>
      <Tooltip.Root handle={handle} onOpenChange={onOpenChange}>
        {({ payload }) => <Tooltip.Content>{payload}</Tooltip.Content>}
      </Tooltip.Root>
    </TooltipProvider>
  );
}

const draw = (names: readonly string[] = ['Undo', 'Redo']) => render(<Tools names={names} />);
const button = (name: string) => page.getByRole('button', { name, exact: true }).element() as HTMLElement;
const tooltip = () => document.querySelector<HTMLElement>('[data-slot=tooltip]');
const middle = (element: Element | null) => {
  const { left, width } = element?.getBoundingClientRect() ?? { left: NaN, width: 0 };
  return Math.round(left + width / 2);
};
const shows = async (name: string) => {
  await expect.poll(() => tooltip()?.textContent).toContain(`${name} the last step`);
  await expect.poll(() => middle(tooltip())).toBe(middle(button(name)));
  await expect
    .element(page.getByRole('button', { name, exact: true }))
    .toHaveAccessibleDescription(`${name} the last step`);
};

test('one tooltip is shown for many triggers: after the delay, then at once', async () => {
  draw();
  await userEvent.hover(button('Undo'));
  expect(tooltip()).toBeNull();
  await shows('Undo');
  expect([tooltip()?.dataset.state, button('Undo').dataset.state]).toEqual(['delayed-open', 'delayed-open']);
  await userEvent.hover(button('Redo'));
  expect(tooltip()?.textContent).toContain('Redo the last step');
  await shows('Redo');
  expect(button('Undo').hasAttribute('aria-describedby')).toBe(false);
  expect(button('Undo').dataset.state).toBe('closed');
  await userEvent.hover(button('Elsewhere'));
  await away();
  await expect.poll(tooltip).toBeNull();
  expect(told()).toEqual([
    [true, 'trigger-hover', 'Undo'],
    [true, 'trigger-hover', 'Redo'],
    [false, 'trigger-hover', 'Redo'],
  ]);
});

test('it opens at once soon after it was closed', async () => {
  draw();
  button('Undo').focus();
  await shows('Undo');
  flushSync(() => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
  expect(told().at(-1)).toEqual([false, 'escape-key', 'Undo']);
  for (const type of ['pointerover', 'pointermove'])
    button('Redo').dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }));
  await expect.poll(() => tooltip()?.dataset.state).toBe('instant-open');
  await shows('Redo');
});

test('it follows the focus, also if code moves it, and closes at a press', async () => {
  draw();
  button('Undo').focus();
  await shows('Undo');
  button('Redo').focus();
  await shows('Redo');
  expect(told()).toEqual([
    [true, 'trigger-focus', 'Undo'],
    [true, 'trigger-focus', 'Redo'],
  ]);
  button('Elsewhere').focus();
  await expect.poll(tooltip).toBeNull();
  button('Redo').focus();
  await shows('Redo');
  await userEvent.click(button('Redo'));
  expect(onClick).toHaveBeenCalledOnce();
  await expect.poll(tooltip).toBeNull();
  expect(told().slice(2)).toEqual([
    [false, 'trigger-focus', 'Redo'],
    [true, 'trigger-focus', 'Redo'],
    [false, 'trigger-press', 'Redo'],
  ]);
});

test('code opens it at a trigger, and it closes if that is removed', async () => {
  draw();
  handle.open('Redo');
  await shows('Redo');
  expect(handle.isOpen).toBe(true);
  draw(['Undo']);
  await expect.poll(tooltip).toBeNull();
  expect(handle.isOpen).toBe(false);
});

test('a trigger without a root is a plain button', async () => {
  render(
    <Tooltip.Trigger handle={handle} payload="none">
      Alone
    </Tooltip.Trigger>,
  );
  await userEvent.hover(button('Alone'));
  expect(container.querySelector('button')?.dataset.state).toBe('closed');
});
