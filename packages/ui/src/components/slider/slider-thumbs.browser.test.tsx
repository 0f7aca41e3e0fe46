import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Slider } from '../../index.ts';
import '../../testing/looks.css';
import { container, drawForm, render } from '../../testing/plain-form.tsx';

const change = vi.fn<(value: number[]) => void>();
const commit = vi.fn<(value: number[]) => void>();
beforeEach(() => {
  change.mockReset();
  commit.mockReset();
});

const inputs = () => [...container.querySelectorAll('input')];
const numbers = () => inputs().map((input) => input.valueAsNumber);
const commits = () => commit.mock.calls.map(([value]) => value);
const box = () => page.elementLocator(container.querySelector('[data-slot=slider]') as HTMLElement);

/** 216 px wide: a thumb is 16 px, so the middle of a thumb moves over 200 px, 2 px for each number of 0 to 100. */
const at = (number: number) => ({ position: { x: 8 + 2 * number, y: 12 } });

function draw(
  defaultValue: number[],
  props: {
    minStepsBetweenThumbs?: number;
    thumbCollisionBehavior?: 'push' | 'swap';
    disabled?: boolean;
    dir?: string;
  } = {},
) {
  const { dir, ...rest } = props;
  render(
    <div style={{ width: 216 }} dir={dir}>
      <Slider label="Price" defaultValue={defaultValue} onValueChange={change} onValueCommit={commit} {...rest} />
    </div>,
  );
}

const drag = (from: number, to: number) =>
  userEvent.dragAndDrop(box(), box(), { sourcePosition: at(from).position, targetPosition: at(to).position });

/** Holds its value, and does not let it pass 70. */
function Prices() {
  const [prices, setPrices] = useState<[number, number]>([20, 80]);
  return <Slider label="Price" value={prices} onValueChange={([low, high]) => setPrices([low, Math.min(high, 70)])} />;
}

describe('a press on the line', () => {
  test.each([
    ['the first thumb, which is nearer', 30, [30, 80]],
    ['the second thumb, which is nearer', 60, [20, 60]],
    ['the first thumb, before both', 5, [5, 80]],
    ['the second thumb, behind both', 95, [20, 95]],
  ])('moves %s, focuses it and commits once', async (_, pressed, expected) => {
    draw([20, 80]);
    await userEvent.click(box(), at(pressed));
    expect(numbers()).toEqual(expected);
    expect(document.activeElement).toBe(inputs()[expected.indexOf(pressed)]);
    expect(change).toHaveBeenCalledExactlyOnceWith(expected);
    expect(commits()).toEqual([expected]);
  });

  test('counts from the right where the text does', async () => {
    draw([20, 80], { dir: 'rtl' });
    await userEvent.click(box(), at(70));
    expect(numbers()).toEqual([30, 80]);
  });

  test('shows the focus ring on the thumb, also for the keys that follow', async () => {
    draw([20, 80]);
    await userEvent.click(box(), at(30));
    expect(inputs()[0]?.matches(':focus-visible')).toBe(true);
    await userEvent.keyboard('{ArrowRight}');
    expect(inputs()[0]?.matches(':focus-visible')).toBe(true);
  });

  test('on a thumb beside its middle does not move it', async () => {
    draw([20, 80]);
    await userEvent.click(box(), at(22));
    expect(change).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(inputs()[0]);
    expect(commit).not.toHaveBeenCalled();
  });

  test('does nothing while the slider is disabled', async () => {
    draw([20, 80], { disabled: true });
    await userEvent.click(box(), { ...at(40), force: true });
    expect(numbers()).toEqual([20, 80]);
  });

  test('on the text beside the line does nothing', async () => {
    render(
      <Slider.Root defaultValue={[20, 80]} onValueChange={change} aria-label="Price">
        <Slider.Track>
          <Slider.Range />
        </Slider.Track>
        <Slider.Thumb />
        <Slider.Thumb />
        <Slider.Value />
      </Slider.Root>,
    );
    expect(numbers()).toEqual([20, 80]);
    await userEvent.click(page.getByText('20 – 80'));
    expect(change).not.toHaveBeenCalled();
  });
});

describe('a drag', () => {
  test('moves the thumb below the pointer and commits once, at its end', async () => {
    draw([20, 80]);
    await drag(20, 50);
    expect(numbers()).toEqual([50, 80]);
    expect(commits()).toEqual([[50, 80]]);
  });

  test('stops at the next thumb', async () => {
    draw([20, 40]);
    await drag(20, 90);
    expect(numbers()).toEqual([40, 40]);
  });

  test('stops `minStepsBetweenThumbs` before the next thumb', async () => {
    draw([20, 40], { minStepsBetweenThumbs: 5 });
    await drag(20, 90);
    expect(numbers()).toEqual([35, 40]);
  });

  test.each([
    ['the first to the left', 10, [10, 50]],
    ['the second to the right', 95, [50, 95]],
  ])('of two thumbs at one place moves %s', async (_, to, expected) => {
    draw([50, 50]);
    await drag(50, to);
    expect(numbers()).toEqual(expected);
  });
});

describe('a key', () => {
  test('moves the thumb that has the focus, and commits once', async () => {
    draw([20, 80]);
    inputs()[1]?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(numbers()).toEqual([20, 79]);
    expect(commits()).toEqual([[20, 79]]);
  });

  test('stops at the next thumb', async () => {
    draw([20, 80], { minStepsBetweenThumbs: 10 });
    inputs()[0]?.focus();
    await userEvent.keyboard('{End}');
    expect(numbers()).toEqual([70, 80]);
    change.mockReset();
    await userEvent.keyboard('{ArrowRight}');
    expect(change).not.toHaveBeenCalled();
    expect(numbers()).toEqual([70, 80]);
  });

  test('adds a step from right to left with Arrow Left', async () => {
    draw([20, 80], { dir: 'rtl' });
    inputs()[0]?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(numbers()).toEqual([21, 80]);
  });

  test('leads from thumb to thumb in the order of the numbers with Tab', async () => {
    draw([20, 80]);
    inputs()[0]?.focus();
    await userEvent.tab();
    expect(document.activeElement).toBe(inputs()[1]);
  });

  test('leaves no error of adding decimal steps', async () => {
    render(
      <Slider
        label="Scale"
        defaultValue={[0, 0.7]}
        max={1}
        step={0.1}
        minStepsBetweenThumbs={1}
        onValueChange={change}
      />,
    );
    inputs()[0]?.focus();
    await userEvent.keyboard('{End}');
    expect(change).toHaveBeenLastCalledWith([0.6, 0.7]);
  });
});

describe('thumbs that push', () => {
  test('take the others along, up to the ends', async () => {
    draw([20, 40, 60], { thumbCollisionBehavior: 'push', minStepsBetweenThumbs: 5 });
    await drag(20, 50);
    expect(numbers()).toEqual([50, 55, 60]);
    expect(commits()).toEqual([[50, 55, 60]]);
    inputs()[0]?.focus();
    await userEvent.keyboard('{End}');
    expect(numbers()).toEqual([90, 95, 100]);
    inputs()[2]?.focus();
    await userEvent.keyboard('{Home}');
    expect(numbers()).toEqual([0, 5, 10]);
  });
});

describe('thumbs that swap', () => {
  test('pass each other in a drag, and the focus goes along', async () => {
    draw([20, 40, 60], { thumbCollisionBehavior: 'swap' });
    await drag(20, 50);
    expect(numbers()).toEqual([40, 50, 60]);
    expect(document.activeElement).toBe(inputs()[1]);
    expect(commits()).toEqual([[40, 50, 60]]);
    await drag(60, 10);
    expect(numbers()).toEqual([10, 40, 50]);
    expect(document.activeElement).toBe(inputs()[0]);
  });

  test('pass each other by keys, and keep their distance', async () => {
    draw([20, 40], { thumbCollisionBehavior: 'swap', minStepsBetweenThumbs: 5 });
    inputs()[0]?.focus();
    await userEvent.keyboard('{PageUp}{PageUp}');
    expect(numbers()).toEqual([35, 40]);
    await userEvent.keyboard('{PageUp}');
    expect(numbers()).toEqual([40, 45]);
    expect(document.activeElement).toBe(inputs()[1]);
    await userEvent.keyboard('{Home}');
    expect(numbers()).toEqual([0, 40]);
    expect(document.activeElement).toBe(inputs()[0]);
  });
});

test('a disabled thumb stays, and a press beside it moves the next one', async () => {
  render(
    <div style={{ width: 216 }}>
      <Slider.Root defaultValue={[20, 80]} onValueCommit={commit}>
        <Slider.Thumb disabled />
        <Slider.Thumb />
      </Slider.Root>
    </div>,
  );
  await userEvent.click(box(), at(30));
  expect(numbers()).toEqual([20, 30]);
  await userEvent.keyboard('{Home}');
  expect(numbers()).toEqual([20, 20]);
  expect(inputs().map(({ disabled }) => disabled)).toEqual([true, false]);
});

test.each(['push', 'swap'] as const)('thumbs that %s stop at a disabled thumb, which stays', async (behavior) => {
  render(
    <Slider.Root defaultValue={[20, 40, 60]} thumbCollisionBehavior={behavior} minStepsBetweenThumbs={5}>
      <Slider.Thumb aria-label="Low" />
      <Slider.Thumb aria-label="Middle" disabled />
      <Slider.Thumb aria-label="High" />
    </Slider.Root>,
  );
  inputs()[0]?.focus();
  await userEvent.keyboard('{End}');
  expect(named()).toEqual([
    ['Low', 35],
    ['Middle', 40],
    ['High', 60],
  ]);
  inputs()[2]?.focus();
  await userEvent.keyboard('{Home}');
  expect(numbers()).toEqual([35, 40, 45]);
});

test.each([
  ['push', [30, 35, 40]],
  ['swap', [25, 35, 40]],
] as const)('thumbs that %s leave room for those between them and a disabled one', async (behavior, expected) => {
  render(
    <Slider.Root defaultValue={[20, 25, 40]} thumbCollisionBehavior={behavior} minStepsBetweenThumbs={5}>
      <Slider.Thumb aria-label="Low" />
      <Slider.Thumb aria-label="Middle" />
      <Slider.Thumb aria-label="High" disabled />
    </Slider.Root>,
  );
  inputs()[0]?.focus();
  await userEvent.keyboard('{End}');
  expect(numbers()).toEqual(expected);
});

/** The name and the number of each thumb. */
const named = () => inputs().map((input) => [input.getAttribute('aria-label'), input.valueAsNumber]);

const drawParts = (hasMiddle: boolean) =>
  render(
    <Slider.Root defaultValue={[20, 40, 60]} aria-label="Price">
      <Slider.Thumb aria-label="Low" />
      {hasMiddle ? <Slider.Thumb aria-label="Middle" /> : null}
      <Slider.Thumb aria-label="High" />
    </Slider.Root>,
  );

test('a thumb moves the number at its place among the thumbs, also after one comes', () => {
  drawParts(false);
  expect(named()).toEqual([
    ['Low', 20],
    ['High', 40],
  ]);
  drawParts(true);
  expect(named()).toEqual([
    ['Low', 20],
    ['Middle', 40],
    ['High', 60],
  ]);
});

test('a form gets one entry for each thumb, and its reset restores all of them', async () => {
  const { entries, discard } = drawForm(<Slider label="Price" name="price" defaultValue={[20, 80]} />);
  inputs()[1]?.focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(entries()).toEqual([
    ['price', '20'],
    ['price', '79'],
  ]);
  await discard();
  expect(entries()).toEqual([
    ['price', '20'],
    ['price', '80'],
  ]);
});

test('a held value follows its caller', async () => {
  render(<Prices />);
  inputs()[1]?.focus();
  await userEvent.keyboard('{Home}');
  expect(numbers()).toEqual([20, 20]);
  await userEvent.keyboard('{End}');
  expect(numbers()).toEqual([20, 70]);
});

test('the range covers the line between the first and the last thumb', () => {
  draw([25, 75]);
  const range = container.querySelector('[data-slot=slider-range]')?.getBoundingClientRect();
  const line = container.querySelector('[data-slot=slider-track]')?.getBoundingClientRect();
  expect([(range?.left ?? 0) - (line?.left ?? 0), range?.width]).toEqual([58, 100]);
});

test.each([[[20, 80]], [20]])('the thumbs of %j stand on the line, not over the text beside it', (defaultValue) => {
  render(
    <Slider.Root defaultValue={defaultValue}>
      <Slider.Track />
      <Slider.Thumb aria-label="Price" />
      <Slider.Value />
    </Slider.Root>,
  );
  const line = container.querySelector('[data-slot=slider-track]')?.getBoundingClientRect();
  expect(inputs()[0]?.getBoundingClientRect().width).toBe(line?.width);
});
