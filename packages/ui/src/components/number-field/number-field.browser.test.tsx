import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SimpleDialog } from '../../index.ts';
import { container, render } from '../../testing/plain-form.tsx';
import { NumberField, type NumberFieldProps } from './number-field.tsx';

const input = () => page.getByRole('spinbutton');

function draw(props: Partial<NumberFieldProps> = {}) {
  const onValueChange = vi.fn<(value: number) => void>();
  render(<NumberField label="Width" unit="px" defaultValue={10} max={30} {...{ onValueChange }} {...props} />);
  return { onValueChange, changes: () => onValueChange.mock.calls.map(([value]) => value) };
}

describe('an arrow key', () => {
  test('adds a step: ten with Shift, a tenth with Alt, up to the limit', async () => {
    const { changes } = draw({ min: 0 });
    await userEvent.click(input());
    await userEvent.keyboard('{ArrowUp}{Shift>}{ArrowUp}{/Shift}{Alt>}{ArrowDown}{/Alt}');
    expect(changes()).toEqual([11, 21, 20.9]);
    await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{/Shift}');
    await expect.element(input()).toHaveValue('30');
    expect(changes()).toEqual([11, 21, 20.9, 30]);
    await expect.element(input()).toHaveAttribute('aria-valuetext', '30 px');
  });

  test('takes a typed text that is not applied yet for the start', async () => {
    const { changes } = draw();
    await userEvent.fill(input(), '24');
    await userEvent.keyboard('{ArrowUp}');
    expect(changes()).toEqual([25]);
  });

  test.each([{ disabled: true }, { readOnly: true }])('does nothing in a field with %o', (props) => {
    const { onValueChange } = draw(props);
    input()
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }));
    expect(onValueChange).not.toHaveBeenCalled();
  });
});

describe('a typed text', () => {
  test('is applied at Enter, shown rounded and kept whole', async () => {
    const { changes } = draw();
    await userEvent.fill(input(), '12,345 px');
    expect(changes()).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(changes()).toEqual([12.345]);
    await expect.element(input()).toHaveValue('12.35');
  });

  test('is applied when the field loses the focus, within the limits', async () => {
    const { changes } = draw();
    await userEvent.fill(input(), '9999');
    await userEvent.tab();
    expect(changes()).toEqual([30]);
    await expect.element(input()).toHaveValue('30');
  });

  test('is dropped if it is not a number', async () => {
    const { onValueChange } = draw();
    await userEvent.fill(input(), 'wide');
    await userEvent.keyboard('{Enter}');
    await expect.element(input()).toHaveValue('10');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  test('is given up by Escape, and only a second Escape closes the dialog around the field', async () => {
    render(
      <SimpleDialog title="Size" open onOpenChange={vi.fn<(open: boolean) => void>()}>
        <NumberField label="Width" defaultValue={10} />
      </SimpleDialog>,
    );
    await userEvent.fill(input(), '25');
    const escape = () => {
      const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
      input().element().dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(escape()).toBe(true);
    await expect.element(input()).toHaveValue('10');
  });
});

describe('an emptied field', () => {
  test('tells it to the caller that can hold an empty one', async () => {
    const onClear = vi.fn<() => void>();
    function Held() {
      const [value, setValue] = useState<number | null>(10);
      const clear = () => {
        onClear();
        setValue(null);
      };
      return <NumberField label="Width" value={value} onValueChange={setValue} onClear={clear} />;
    }
    render(<Held />);
    await userEvent.fill(input(), '');
    await userEvent.keyboard('{Enter}');
    expect(onClear).toHaveBeenCalledOnce();
    await expect.element(input()).toHaveValue('');
  });

  test('gets its number again from a caller without `onClear`', async () => {
    const { onValueChange } = draw({ value: 10 });
    await userEvent.fill(input(), '');
    await userEvent.keyboard('{Enter}');
    await expect.element(input()).toHaveValue('10');
    expect(onValueChange).not.toHaveBeenCalled();
  });
});

/** Pointer events on a part of the field. No pointer of their id is down for the browser, so it has nothing to capture. */
function pointerOn(slot: 'label' | 'unit') {
  const part = container.querySelector<HTMLElement>(`[data-slot=number-field-${slot}]`);
  if (!part) throw new Error(`There is no ${slot}.`);
  part.setPointerCapture = () => undefined;
  return (type: string, clientX: number, init: PointerEventInit = {}) =>
    part.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, pointerId: 1, clientX, ...init }));
}

describe('a drag', () => {
  test.each(['label', 'unit'] as const)('of the %s adds a step every 4 px, and ten with Shift', async (slot) => {
    const { changes } = draw({ max: 100 });
    const pointer = pointerOn(slot);
    pointer('pointerdown', 0);
    pointer('pointermove', 8);
    pointer('pointermove', 12);
    pointer('pointermove', -4);
    pointer('pointermove', 4, { shiftKey: true });
    pointer('pointerup', 4);
    expect(changes()).toEqual([12, 13, 9, 29]);
    await expect.element(input()).toHaveValue('29');
  });

  test('goes the other way from right to left', () => {
    container.dir = 'rtl';
    const { changes } = draw();
    const pointer = pointerOn('label');
    pointer('pointerdown', 0);
    pointer('pointermove', -40);
    container.dir = 'ltr';
    expect(changes()).toEqual([20]);
  });

  test('that the browser takes over gives back the number', () => {
    const { changes } = draw();
    const pointer = pointerOn('label');
    pointer('pointerdown', 0);
    pointer('pointermove', 40);
    pointer('pointercancel', 40);
    expect(changes()).toEqual([20, 10]);
  });

  test('follows the pointer that began it until that one is released', () => {
    const { changes } = draw();
    const pointer = pointerOn('label');
    pointer('pointerdown', 0);
    pointer('pointermove', 8);
    pointer('pointerdown', 40, { pointerId: 2 });
    pointer('pointerup', 40, { pointerId: 2 });
    pointer('pointermove', 16);
    pointer('pointerup', 16);
    pointer('pointermove', 80);
    expect(changes()).toEqual([12, 14]);
  });

  test('does nothing in a disabled field', () => {
    const { onValueChange } = draw({ disabled: true });
    const pointer = pointerOn('label');
    pointer('pointerdown', 0);
    pointer('pointermove', 40);
    expect(onValueChange).not.toHaveBeenCalled();
  });
});

test.each(['Width', 'px'])('a click on %s focuses the input', async (text) => {
  draw();
  await userEvent.click(page.getByText(text, { exact: true }));
  await expect.element(input()).toHaveFocus();
});
