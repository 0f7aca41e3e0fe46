import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { container, render } from '../../testing/plain-form.tsx';
import { Slider } from './slider.tsx';

function Zoom() {
  const [value, setValue] = useState(50);
  return <Slider label="Zoom" value={value} onValueChange={setValue} formatValue={(zoom) => `${zoom} %`} />;
}

function draw() {
  render(<Zoom />);
  const input = container.querySelector('input');
  if (!input) throw new Error('There is no input.');
  input.focus();
  return input;
}

describe('a real key', () => {
  test.each([
    ['{ArrowRight}', 51],
    ['{ArrowLeft}', 49],
    ['{ArrowUp}', 51],
    ['{ArrowDown}', 49],
    ['{PageUp}', 60],
    ['{PageDown}', 40],
    ['{Home}', 0],
    ['{End}', 100],
  ])('%s leads from 50 to %d, and screen readers read the formatted number', async (key, value) => {
    draw();
    await userEvent.keyboard(key);
    const slider = page.getByRole('slider', { name: 'Zoom' });
    await expect.element(slider).toHaveValue(String(value));
    await expect.element(slider).toHaveAttribute('aria-valuetext', `${value} %`);
  });

  test('left and right change places from right to left', async () => {
    const input = draw();
    input.dir = 'rtl';
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(input).toHaveValue('49');
  });
});

test('a press on the track moves the thumb there', async () => {
  const input = draw();
  const { width } = input.getBoundingClientRect();
  await userEvent.click(input, { position: { x: width - 9, y: 8 } });
  await expect.poll(() => input.valueAsNumber).toBeGreaterThan(97);
});
