import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Slider } from '../../index.ts';
import '../../testing/looks.css';
import { container, render } from '../../testing/plain-form.tsx';

const commit = vi.fn<(value: number | number[]) => void>();
beforeEach(() => {
  commit.mockReset();
});

const inputs = () => [...container.querySelectorAll('input')];
const numbers = () => inputs().map((input) => input.valueAsNumber);
const part = (slot: string) => container.querySelector(`[data-slot=slider${slot}]`) as HTMLElement;
const box = () => page.elementLocator(part(''));

/** 216 px high: the middle of a thumb of 16 px moves over 200 px, 2 px for each number of 0 to 100, from the bottom. */
const at = (number: number) => ({ x: 12, y: 208 - 2 * number });

function draw(defaultValue: number | number[], dir = 'ltr') {
  render(
    <div style={{ height: 216 }} dir={dir}>
      <Slider orientation="vertical" label="Zoom" defaultValue={defaultValue} onValueCommit={commit} />
    </div>,
  );
}

test('fills the height of its element, and is vertical for screen readers', () => {
  draw(50);
  const { width, height } = part('').getBoundingClientRect();
  expect([width, height]).toEqual([24, 216]);
  expect(part('').dataset.orientation).toBe('vertical');
  expect(inputs()[0]?.getAttribute('aria-orientation')).toBe('vertical');
  const track = part('-track').getBoundingClientRect();
  expect([track.width, track.height, track.left - part('').getBoundingClientRect().left]).toEqual([4, 216, 10]);
});

test.each([[25], [[25, 75]]])('the range of %j is filled from the bottom, or between the thumbs', (value) => {
  draw(value);
  const [range, track] = [part('-range'), part('-track')].map((element) => element.getBoundingClientRect());
  const [from, to] = typeof value === 'number' ? [0, 58] : [58, 158];
  expect([(track?.bottom ?? 0) - (range?.bottom ?? 0), (track?.bottom ?? 0) - (range?.top ?? 0)]).toEqual([from, to]);
});

test.each([[[20, 80]], [20]])('the thumbs of %j stand on the track, not over the text below it', (defaultValue) => {
  render(
    <div style={{ height: 216 }}>
      <Slider.Root orientation="vertical" defaultValue={defaultValue}>
        <Slider.Track />
        <Slider.Thumb aria-label="Price" />
        <Slider.Value />
      </Slider.Root>
    </div>,
  );
  const [thumb, track] = [inputs()[0], part('-track')].map((element) => element?.getBoundingClientRect());
  expect([thumb?.top, thumb?.height]).toEqual([track?.top, track?.height]);
  expect(track?.bottom).toBeLessThan(part('-value').getBoundingClientRect().top);
});

describe.each(['ltr', 'rtl'])('in a page from %s', (dir) => {
  test.each([
    ['{ArrowUp}', 51],
    ['{ArrowRight}', 51],
    ['{ArrowDown}', 49],
    ['{ArrowLeft}', 49],
    ['{PageUp}', 60],
    ['{Shift>}{ArrowDown}{/Shift}', 40],
    ['{Home}', 0],
    ['{End}', 100],
  ])('%s leads from 50 to %d, and commits it', async (key, value) => {
    draw(50, dir);
    inputs()[0]?.focus();
    await userEvent.keyboard(key);
    expect(numbers()).toEqual([value]);
    expect(commit).toHaveBeenCalledExactlyOnceWith(value);
  });

  test('a press and a drag of one thumb follow the pointer, the smallest value at the bottom', async () => {
    draw(50, dir);
    await userEvent.click(box(), { position: at(80) });
    expect(numbers()).toEqual([80]);
    await userEvent.dragAndDrop(box(), box(), { sourcePosition: at(80), targetPosition: at(10) });
    expect(numbers()).toEqual([10]);
    expect(commit.mock.calls.map(([value]) => value)).toEqual([80, 10]);
  });

  test('a press moves the nearest of two thumbs, and a drag the one below the pointer', async () => {
    draw([20, 80], dir);
    await userEvent.click(box(), { position: at(30) });
    expect(numbers()).toEqual([30, 80]);
    await userEvent.dragAndDrop(box(), box(), { sourcePosition: at(80), targetPosition: at(60) });
    expect(numbers()).toEqual([30, 60]);
  });
});
