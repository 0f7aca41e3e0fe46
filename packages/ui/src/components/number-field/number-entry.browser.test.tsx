import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog, NumberField, type NumberFieldProps } from '../../index.ts';
import { container, render } from '../../testing/plain-form.tsx';

const input = () => page.getByRole('spinbutton');
const draw = (props: Partial<NumberFieldProps> = {}) =>
  render(<NumberField label="Width" defaultValue={10} {...props} />);

describe('the step', () => {
  test('is a tenth with Alt and ten times with Shift, by keys', async () => {
    draw();
    await userEvent.click(input());
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{ArrowUp}{/Alt}');
    await expect.element(input()).toHaveValue('10.3');
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect.element(input()).toHaveValue('0.3');
  });

  test('is `smallStep` with Alt and `largeStep` with Shift, by keys and buttons', async () => {
    render(
      <NumberField.Root defaultValue={10} step={2} smallStep={0.5} largeStep={6}>
        <NumberField.Input aria-label="Width" />
        <NumberField.Increment />
      </NumberField.Root>,
    );
    await userEvent.click(input());
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect.element(input()).toHaveValue('10.5');
    const increase = page.getByRole('button', { name: 'Increase' });
    await userEvent.click(increase, { modifiers: ['Shift'] });
    await expect.element(input()).toHaveValue('16.5');
    await userEvent.click(increase, { modifiers: ['Alt'] });
    await expect.element(input()).toHaveValue('17');
  });
});

const turn = (deltaY: number, init: WheelEventInit = {}) => {
  const event = new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true, ...init });
  input().element().dispatchEvent(event);
  return event.defaultPrevented;
};

describe('the wheel', () => {
  test('changes the number of the focused input, and commits each step', async () => {
    const onValueCommit = vi.fn<(value: number) => void>();
    draw({ allowWheelScrub: true, onValueCommit });
    expect(turn(-100)).toBe(false);
    await expect.element(input()).toHaveValue('10');
    await userEvent.click(input());
    expect(turn(-100)).toBe(true);
    await expect.element(input()).toHaveValue('11');
    turn(0, { deltaX: 100, shiftKey: true });
    await expect.element(input()).toHaveValue('1');
    expect(turn(-100, { ctrlKey: true })).toBe(false);
    expect(onValueCommit.mock.calls).toEqual([[11], [1]]);
  });

  test('scrolls the page without `allowWheelScrub`, and where the field is read-only', async () => {
    for (const props of [{}, { allowWheelScrub: true, readOnly: true }]) {
      draw(props);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await userEvent.click(input());
      expect(turn(-100)).toBe(false);
    }
  });
});

describe('the typed text', () => {
  test('is reported as it is typed, applied and discarded', async () => {
    const onInputValueChange = vi.fn<NonNullable<NumberFieldProps['onInputValueChange']>>();
    draw({ onInputValueChange });
    await userEvent.fill(input(), '12');
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Backspace}');
    await userEvent.keyboard('{Escape}');
    await expect.element(input()).toHaveValue('12');
    expect(onInputValueChange.mock.calls).toEqual([['12'], [null], ['1'], [null]]);
  });

  test('may be held by the caller, who may refuse a letter', async () => {
    const onValueChange = vi.fn<(value: number) => void>();
    function Held() {
      const [text, setText] = useState<string | null>('4');
      const onlyDigits: NumberFieldProps['onInputValueChange'] = (next) =>
        /[a-z]/.test(next ?? '') ? undefined : setText(next);
      return (
        <NumberField
          label="Width"
          defaultValue={10}
          inputValue={text}
          onInputValueChange={onlyDigits}
          {...{ onValueChange }}
        />
      );
    }
    render(<Held />);
    await expect.element(input()).toHaveValue('4');
    await userEvent.click(input());
    await userEvent.keyboard('{End}x2');
    await expect.element(input()).toHaveValue('42');
    await userEvent.tab();
    expect(onValueChange.mock.calls.map(([value]) => value)).toEqual([42]);
    await expect.element(input()).toHaveValue('42');
  });
});

test('Escape in a dialog gives back the number first, and then closes the dialog', async () => {
  render(
    <Dialog.Root defaultOpen>
      <Dialog.Content aria-describedby={undefined}>
        <Dialog.Title>Size</Dialog.Title>
        <NumberField label="Width" defaultValue={10} />
      </Dialog.Content>
    </Dialog.Root>,
  );
  await userEvent.fill(input(), '25');
  await userEvent.keyboard('{Escape}');
  await expect.element(input()).toHaveValue('10');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(container.textContent).toBe('');
});
