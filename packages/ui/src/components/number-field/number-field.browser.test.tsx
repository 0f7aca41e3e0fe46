import type { ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PalimpsestProvider } from '../palimpsest-provider/palimpsest-provider.tsx';
import { NumberField } from './number-field.tsx';

const container = document.createElement('div');
document.body.append(container);
let root = createRoot(container);

afterEach(() => {
  root.unmount();
  root = createRoot(container);
});

function draw(props: ComponentProps<typeof NumberField.Root> = {}) {
  const onValueChange = vi.fn<(value: number) => void>();
  const onValueCommit = vi.fn<(value: number) => void>();
  flushSync(() =>
    root.render(
      <NumberField.Root defaultValue={10} max={30} {...{ onValueChange, onValueCommit }} {...props}>
        <NumberField.Group>
          <NumberField.Decrement />
          <NumberField.Input aria-label="Width" />
          <NumberField.Increment />
        </NumberField.Group>
      </NumberField.Root>,
    ),
  );
  return {
    onValueChange,
    onValueCommit,
    input: page.getByRole('spinbutton'),
    increase: page.getByRole('button', { name: 'Increase' }),
    decrease: page.getByRole('button', { name: 'Decrease' }),
  };
}

describe('the buttons of a number field', () => {
  test('go one step, and commit once they are let go', async () => {
    const { increase, decrease, input, onValueCommit } = draw();
    await userEvent.click(increase);
    await expect.element(input).toHaveValue('11');
    await userEvent.click(decrease);
    await userEvent.click(decrease);
    await expect.element(input).toHaveValue('9');
    expect(onValueCommit.mock.calls.map(([value]) => value)).toEqual([11, 10, 9]);
  });

  test('go ten steps under Shift', async () => {
    const { increase, input } = draw();
    await userEvent.click(increase, { modifiers: ['Shift'] });
    await expect.element(input).toHaveValue('20');
  });

  test('take what is typed and not applied yet for the start, and leave the focus in the input', async () => {
    const { increase, input, onValueCommit } = draw();
    await userEvent.fill(input, '24');
    await userEvent.click(increase);
    await expect.element(input).toHaveValue('25');
    await expect.element(input).toHaveFocus();
    expect(onValueCommit.mock.calls.map(([value]) => value)).toEqual([25]);
  });

  test('answer a click of assistive technology, which comes without a pointer', () => {
    const { increase, onValueCommit } = draw();
    flushSync(() => (increase.element() as HTMLElement).click());
    expect(onValueCommit.mock.calls.map(([value]) => value)).toEqual([11]);
  });

  test('are passed over by Tab', async () => {
    const { input } = draw();
    await userEvent.tab();
    await expect.element(input).toHaveFocus();
    await userEvent.tab();
    expect(container.contains(document.activeElement)).toBe(false);
  });

  test.each([{ disabled: true }, { readOnly: true }])('do nothing in a field with %o', (props) => {
    const { increase, onValueChange } = draw(props);
    (increase.element() as HTMLElement).click();
    expect(onValueChange).not.toHaveBeenCalled();
  });
});

const press = (button: Element) => {
  // No pointer of that id is down for the browser, so it has nothing to capture.
  button.setPointerCapture = vi.fn<() => void>();
  const init = { bubbles: true, button: 0, pointerId: 1 };
  flushSync(() => button.dispatchEvent(new PointerEvent('pointerdown', init)));
  return (type: 'pointerup' | 'pointercancel') =>
    flushSync(() => button.dispatchEvent(new PointerEvent(type, { ...init, detail: 1 })));
};
const pass = (ms: number) => flushSync(() => vi.advanceTimersByTime(ms));

describe('a button that is held', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test.each(['pointerup', 'pointercancel'] as const)('goes on after a while until %s, and commits once', (end) => {
    const { increase, onValueChange, onValueCommit } = draw();
    const release = press(increase.element());
    pass(399);
    expect(onValueChange).toHaveBeenCalledTimes(1);
    for (let step = 0; step < 3; step += 1) pass(60);
    expect(onValueChange.mock.calls.map(([value]) => value)).toEqual([11, 12, 13, 14]);
    expect(onValueCommit).not.toHaveBeenCalled();
    release(end);
    pass(1000);
    expect(onValueCommit.mock.calls.map(([value]) => value)).toEqual([14]);
    expect(onValueChange).toHaveBeenCalledTimes(4);
  });

  test('stops at the end of the range', () => {
    const { increase, onValueChange } = draw({ defaultValue: 29 });
    press(increase.element());
    for (let step = 0; step < 10; step += 1) pass(400);
    expect(onValueChange.mock.calls.map(([value]) => value)).toEqual([30]);
    expect(increase.element().getAttribute('aria-disabled')).toBe('true');
  });

  test('stops when the field is disabled, and does not go on when it is enabled again', () => {
    const { increase, onValueChange } = draw();
    const release = press(increase.element());
    draw({ disabled: true, onValueChange });
    release('pointerup');
    pass(2000);
    draw({ onValueChange });
    pass(2000);
    expect(onValueChange).toHaveBeenCalledTimes(1);
  });

  test('stops when the field goes', () => {
    const { increase, onValueChange } = draw();
    press(increase.element());
    flushSync(() => root.render(null));
    pass(2000);
    expect(onValueChange).toHaveBeenCalledTimes(1);
  });
});

function drawName(props: Partial<ComponentProps<typeof NumberField>> = {}) {
  const onValueChange = vi.fn<(value: number) => void>();
  const onValueCommit = vi.fn<(value: number) => void>();
  const callbacks = { onValueChange, onValueCommit };
  flushSync(() => root.render(<NumberField label="Width" defaultValue={10} {...callbacks} {...props} />));
  const name = document.querySelector<HTMLElement>('[data-slot=number-field-label]');
  if (!name) throw new Error('There is no name.');
  // No pointer of that id is down for the browser, so it has nothing to capture.
  name.setPointerCapture = () => undefined;
  const pointer = (type: string, clientX: number, pointerId = 1) =>
    flushSync(() => name.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, pointerId, clientX })));
  return { ...callbacks, pointer };
}

describe('a drag of the name', () => {
  test('ends when the field is disabled', () => {
    const { pointer, ...callbacks } = drawName();
    pointer('pointerdown', 0);
    pointer('pointermove', 8);
    drawName({ disabled: true, ...callbacks });
    pointer('pointermove', 16);
    pointer('pointerup', 16);
    expect(callbacks.onValueChange.mock.calls.map(([value]) => value)).toEqual([12]);
    expect(callbacks.onValueCommit.mock.calls.map(([value]) => value)).toEqual([12]);
  });

  test('follows the pointer that began it until that one is released', () => {
    const { pointer, onValueChange, onValueCommit } = drawName();
    pointer('pointerdown', 0);
    pointer('pointermove', 8);
    pointer('pointerdown', 40, 2);
    pointer('pointerup', 40, 2);
    pointer('pointermove', 16);
    pointer('pointerup', 16);
    expect(onValueChange.mock.calls.map(([value]) => value)).toEqual([12, 14]);
    expect(onValueCommit.mock.calls.map(([value]) => value)).toEqual([14]);
  });
});

describe('a number in the format of a language', () => {
  test('takes the language from the provider, and its own before that', async () => {
    const format = { minimumFractionDigits: 2 };
    flushSync(() =>
      root.render(
        <PalimpsestProvider locale="de">
          <NumberField label="Width" defaultValue={1234.5} format={format} />
          <NumberField label="Height" defaultValue={1234.5} format={format} locale="en" />
        </PalimpsestProvider>,
      ),
    );
    await expect.element(page.getByLabelText('Width')).toHaveValue('1.234,50');
    await expect.element(page.getByLabelText('Height')).toHaveValue('1,234.50');
  });

  test('is pasted as another page shows it, and is drawn and stepped as a plain one', async () => {
    const { input, increase, onValueCommit } = draw({ format: { style: 'percent' }, max: 2, step: 0.01, locale: 'fr' });
    await userEvent.fill(input, '12\u202f%');
    await userEvent.keyboard('{Enter}');
    expect(onValueCommit).toHaveBeenLastCalledWith(0.12);
    await userEvent.click(increase);
    expect(onValueCommit).toHaveBeenLastCalledWith(0.13);
    await userEvent.fill(input, 'twelve');
    await userEvent.keyboard('{Enter}');
    await expect.element(input).toHaveValue(new Intl.NumberFormat('fr', { style: 'percent' }).format(0.13));
  });
});

test('a part outside of its root says where it belongs', () => {
  const report = vi.fn<(error: unknown) => void>();
  const stray = createRoot(document.createElement('div'), { onUncaughtError: report });
  flushSync(() => stray.render(<NumberField.Increment />));
  expect(report.mock.calls[0]?.[0]).toHaveProperty(
    'message',
    'NumberField.Increment is outside of NumberField.Root. Put it inside.',
  );
});
