import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Slider } from './slider.tsx';

const container = document.createElement('div');
document.body.append(container);
let root = createRoot(container);

afterEach(() => {
  root.unmount();
  root = createRoot(container);
  container.dir = 'ltr';
});

function draw(onValueCommit = vi.fn<(value: number) => void>()) {
  function Zoom() {
    const [value, setValue] = useState(50);
    return <Slider label="Zoom" value={value} onValueChange={setValue} onValueCommit={onValueCommit} />;
  }
  flushSync(() => root.render(<Zoom />));
  const input = container.querySelector('input');
  if (!input) throw new Error('There is no input.');
  input.focus();
  return { input, onValueCommit };
}

describe('a real key', () => {
  test.each([
    ['{ArrowRight}', 51],
    ['{ArrowLeft}', 49],
    ['{ArrowUp}', 51],
    ['{ArrowDown}', 49],
    ['{PageUp}', 60],
    ['{PageDown}', 40],
    ['{Shift>}{ArrowRight}{/Shift}', 60],
    ['{Shift>}{ArrowDown}{/Shift}', 40],
    ['{Home}', 0],
    ['{End}', 100],
  ])('%s leads from 50 to %d, and commits it', async (key, value) => {
    const { input, onValueCommit } = draw();
    await userEvent.keyboard(key);
    expect(input.valueAsNumber).toBe(value);
    expect(onValueCommit.mock.calls.map(([committed]) => committed)).toEqual([value]);
  });

  test('with Shift makes a large step, which the browser rounds to a step', async () => {
    flushSync(() => root.render(<Slider label="Zoom" defaultValue={50} step={5} largeStep={22} />));
    const input = container.querySelector('input');
    input?.focus();
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(input?.valueAsNumber).toBe(70);
    await userEvent.keyboard('{PageUp}{PageUp}');
    expect(input?.valueAsNumber).toBe(100);
  });

  test('left and right change places from right to left', async () => {
    container.dir = 'rtl';
    const { input } = draw();
    await userEvent.keyboard('{ArrowRight}');
    expect(input.valueAsNumber).toBe(49);
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    expect(input.valueAsNumber).toBe(59);
  });
});

test('a press on the track moves the thumb there, and commits once', async () => {
  const { input, onValueCommit } = draw();
  const { width } = input.getBoundingClientRect();
  await userEvent.click(input, { position: { x: width - 9, y: 8 } });
  expect(input.valueAsNumber).toBeGreaterThan(97);
  expect(onValueCommit).toHaveBeenCalledExactlyOnceWith(input.valueAsNumber);
});

test('a change by assistive technology, without a pointer or a key, is committed once', async () => {
  const { input, onValueCommit } = draw();
  await userEvent.fill(input, '60');
  expect(onValueCommit).toHaveBeenCalledExactlyOnceWith(60);
  await userEvent.tab();
  await userEvent.fill(input, '70');
  expect(onValueCommit).toHaveBeenCalledTimes(2);
  await userEvent.click(input, { position: { x: 9, y: 8 } });
  expect(onValueCommit).toHaveBeenCalledTimes(3);
});

test('a change from outside is not committed by a key or a press that changes nothing', async () => {
  const onValueCommit = vi.fn<(value: number) => void>();
  const render = (value: number) =>
    flushSync(() =>
      root.render(
        <Slider label="Zoom" value={value} onValueChange={vi.fn<() => void>()} onValueCommit={onValueCommit} />,
      ),
    );
  render(50);
  render(70);
  const input = container.querySelector('input');
  input?.focus();
  await userEvent.keyboard('{Shift}{Tab}');
  expect(onValueCommit).not.toHaveBeenCalled();
});
