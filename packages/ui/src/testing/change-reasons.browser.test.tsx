import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ColorField, NumberField, Slider, TagInput, type ChangeDetails } from '../index.ts';
import { fill, render } from './plain-form.tsx';

const change = vi.fn<(value: unknown, details: ChangeDetails) => void>();
const commit = vi.fn<(value: number, cause: object) => void>();
beforeEach(() => {
  change.mockReset();
  commit.mockReset();
});

/** The reason and the event of each change. */
const told = () => change.mock.calls.map(([, { reason, event }]) => [reason, event?.type]);
const button = (name: string) => page.getByRole('button', { name });

test('a slider tells a press on its line, a drag, a key and any other way', async () => {
  render(<Slider label="Zoom" defaultValue={50} onValueChange={change} onValueCommit={commit} />);
  const input = page.getByRole('slider');
  const { width } = input.element().getBoundingClientRect();
  await userEvent.click(input, { position: { x: width - 9, y: 8 } });
  expect(told()).toEqual([['track-press', expect.any(String)]]);
  expect(commit.mock.lastCall?.[1]).toMatchObject({ reason: 'track-press' });
  await userEvent.keyboard('{ArrowLeft}');
  expect(told().at(-1)?.[0]).toBe('keyboard');
  const element = input.element() as HTMLInputElement;
  const setValue = (value: string) => {
    // React ignores the value that it has seen set.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, value);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  };
  setValue('20');
  expect(told().at(-1)?.[0]).toBe('input-change');
  element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, buttons: 1 }));
  element.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, buttons: 1 }));
  setValue('30');
  expect(told().at(-1)?.[0]).toBe('drag');
});

test('a number field tells a key, its buttons, a drag, and the focus that leaves a number or nothing', async () => {
  render(
    <NumberField.Root
      defaultValue={10}
      onValueChange={change}
      onValueCommit={commit}
      onClear={(details) => change(null, details)}
    >
      <NumberField.ScrubArea>Width</NumberField.ScrubArea>
      <NumberField.Group>
        <NumberField.Decrement />
        <NumberField.Input aria-label="Width" />
        <NumberField.Increment />
      </NumberField.Group>
    </NumberField.Root>,
  );
  await userEvent.click(button('Increase'));
  await userEvent.click(button('Decrease'));
  await userEvent.keyboard('{ArrowUp}');
  await fill('Width', '20');
  await userEvent.tab();
  await fill('Width', '');
  await userEvent.tab();
  expect(told()).toEqual([
    ['increment-press', 'pointerdown'],
    ['decrement-press', 'pointerdown'],
    ['keyboard', 'keydown'],
    ['input-blur', expect.stringMatching(/^(blur|focusout)$/)],
    ['input-clear', expect.stringMatching(/^(blur|focusout)$/)],
  ]);
  expect(commit.mock.calls.map(([value, cause]) => [value, cause])).toEqual([
    [11, expect.objectContaining({ reason: 'increment-press' })],
    [10, expect.objectContaining({ reason: 'decrement-press' })],
    [11, expect.objectContaining({ reason: 'keyboard' })],
    [20, expect.objectContaining({ reason: 'input-blur' })],
  ]);
  const area = page.getByText('Width').element();
  area.setPointerCapture = vi.fn<() => void>();
  const pointer = { bubbles: true, pointerId: 1, button: 0, buttons: 1 };
  area.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, clientX: 100 }));
  area.dispatchEvent(new PointerEvent('pointermove', { ...pointer, clientX: 120 }));
  expect(told().at(-1)).toEqual(['scrub', 'pointermove']);
});

test('a tag input tells a key, the focus that leaves a text, and the cross of a tag', async () => {
  render(<TagInput label="Names" defaultValue={['Olympe']} onValueChange={change} />);
  await fill('Names', 'Nordlys');
  await userEvent.keyboard('{Enter}');
  await fill('Names', 'Palimpsest');
  await userEvent.tab();
  await userEvent.click(button('Remove Olympe'));
  await userEvent.keyboard('{Backspace}');
  expect(told()).toEqual([
    ['keyboard', 'keydown'],
    ['input-blur', expect.stringMatching(/^(blur|focusout)$/)],
    ['chip-remove-press', 'click'],
    ['keyboard', 'keydown'],
  ]);
});

test('a color field tells a typed color, an emptied text, a suggestion, and a key in the picker', async () => {
  render(<ColorField label="Ink" defaultValue="#173bac" suggestions={['#c82d12']} onValueChange={change} />);
  await fill('Ink', '#112233');
  await userEvent.click(page.getByRole('button', { name: /#c82d12/i }));
  await fill('Ink', '');
  await userEvent.tab();
  await userEvent.click(document.querySelector('[data-slot=color-field-trigger]') as Element);
  await expect.poll(() => document.querySelectorAll('[role=slider]').length).toBe(3);
  (document.querySelector('[role=slider]') as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(told().slice(0, 3)).toEqual([
    ['input-change', 'input'],
    ['item-press', 'click'],
    ['input-clear', expect.stringMatching(/^(blur|focusout)$/)],
  ]);
  await expect.poll(() => told().at(-1)).toEqual(['keyboard', 'keydown']);
});

const hue = () => document.querySelectorAll('[role=slider]')[1] as HTMLElement;

test('the picker of a color field shows the old color again after a refused one', async () => {
  change.mockImplementation((_value, { cancel }) => cancel());
  render(<ColorField label="Ink" defaultValue="#173bac" defaultOpen onValueChange={change} />);
  await expect.poll(() => hue()?.getAttribute('aria-valuenow')).toBeTruthy();
  const before = hue().getAttribute('aria-valuenow');
  hue().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => change.mock.calls.length).toBe(1);
  await expect.poll(() => hue().getAttribute('aria-valuenow')).toBe(before);
});
