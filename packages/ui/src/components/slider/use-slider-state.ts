'use client';

import { useRef } from 'react';
import { useDisabled } from '../field/field-context.ts';
import { useFieldValue } from '../field/use-field-value.ts';
import type { SliderState } from './slider-context.ts';

/** A number, or the numbers of several thumbs in ascending order. */
export type SliderNumbers = number | readonly number[];

/** The type of value that the callbacks of a slider get: a number if its value is a number, an array if it is an array. */
export type ChangedSliderNumbers<Numbers extends SliderNumbers> = Numbers extends number ? number : Numbers;

/** The value of a slider, its limits and its place in a form. */
export interface SliderOptions<Numbers extends SliderNumbers> {
  /** The number, if the caller holds it. With an array the slider has one thumb for each number. */
  value?: Numbers | undefined;
  /** The number at first, and after the form was reset. With an array the slider has one thumb for each number. @default `min` */
  defaultValue?: Numbers | undefined;
  /** Called with each new value. */
  onValueChange?: ((value: ChangedSliderNumbers<Numbers>) => void) | undefined;
  /**
   * Called once at the end of a change: when the pointer or the key is released, and at once for a change by assistive technology.
   */
  onValueCommit?: ((value: ChangedSliderNumbers<Numbers>) => void) | undefined;
  /** Smallest value. @default 0 */
  min?: number | undefined;
  /** Largest value. @default 100 */
  max?: number | undefined;
  /** The step between two values. @default 1 */
  step?: number | undefined;
  /** The step of Page Up, Page Down, and of the arrow keys with Shift. @default a tenth of the range, but at least `step` */
  largeStep?: number | undefined;
  /** The smallest distance between two thumbs, in steps. @default 0 */
  minStepsBetweenThumbs?: number | undefined;
  /** Whether a thumb stops at the next one (`none`), pushes it along, or passes it, so that both swap their places. A disabled one stays. @default 'none' */
  thumbCollisionBehavior?: 'none' | 'push' | 'swap' | undefined;
  /** A vertical slider has its smallest value at the bottom. It fills the height of the element around it. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** Formats a value, for example as a percentage. Screen readers read this text, and `Slider.Value` shows it. */
  formatValue?: ((value: number) => string) | undefined;
  /** Whether it is disabled. @default false, or that of the field or fieldset around it */
  disabled?: boolean | undefined;
  /** Submits each number with a form under this name. */
  name?: string | undefined;
  /** The id of the form that it belongs to, if it is not inside that form. */
  form?: string | undefined;
}

/** Whether two values of a slider have the same numbers. */
const isSame = (one: SliderNumbers, other: SliderNumbers) => String(one) === String(other);

/** Rounds to 12 digits, which removes the floating-point error of steps such as 0.1. */
const exact = (number: number) => Number(number.toPrecision(12));

interface ThumbMove {
  values: readonly number[];
  /** The index of the thumb that moves. */
  index: number;
  /** The number to which it moves. */
  number: number;
  /** The smallest distance between two thumbs. */
  gap: number;
  min: number;
  max: number;
  /** Whether each thumb is disabled: it does not move, and no other passes it. */
  fixed: readonly boolean[];
}

/** The limits of a thumb between the nearest disabled thumbs or the ends, with a gap for each thumb that it pushes. */
function limitsOf(
  { values, index, gap, min, max, fixed }: ThumbMove,
  pushes: boolean,
): [lowest: number, highest: number] {
  const before = fixed.slice(0, index).lastIndexOf(true);
  const after = fixed.indexOf(true, index + 1);
  // An end is like a thumb one gap beyond it.
  const from = values[before] ?? min - gap;
  const to = values[after] ?? max + gap;
  const end = after < 0 ? values.length : after;
  return [from + gap * (pushes ? index - before : 1), to - gap * (pushes ? end - index : 1)];
}

/** The numbers after a thumb moved. It stops at the smallest distance to its neighbors, or pushes them along up to a limit. */
function moveThumb(move: ThumbMove, pushes: boolean): number[] {
  const { values, index, number, gap } = move;
  const [lowest, highest] = pushes
    ? limitsOf(move, true)
    : [(values[index - 1] ?? -Infinity) + gap, (values[index + 1] ?? Infinity) - gap];
  const moved = exact(Math.min(highest, Math.max(lowest, number)));
  return values.map((value, at) => {
    if (at === index) return moved;
    const pushed = exact(moved + (at - index) * gap);
    return pushes ? (at < index ? Math.min(value, pushed) : Math.max(value, pushed)) : value;
  });
}

/** The numbers after a thumb moved that passes others, in ascending order, and its index among them. It stops where there is no room for the gap. */
function passThumbs(move: ThumbMove): [numbers: number[], index: number] {
  const { values, index, gap, min, max } = move;
  const [first, last] = limitsOf(move, false);
  const number = Math.min(last, Math.max(first, move.number));
  const others = values.filter((_, at) => at !== index);
  const place = others.filter((other) => (other === number ? others.indexOf(other) < index : other < number)).length;
  const lowest = place > 0 ? (others[place - 1] ?? min) + gap : min;
  const highest = place < others.length ? (others[place] ?? max) - gap : max;
  if (lowest > highest) return [[...values], index];
  const moved = exact(Math.min(highest, Math.max(lowest, number)));
  return [others.toSpliced(place, 0, moved), place];
}

/** The numbers after a thumb moved, and its index among them. */
const numbersAfter = (move: ThumbMove, behavior: SliderOptions<number>['thumbCollisionBehavior']) =>
  behavior === 'swap' ? passThumbs(move) : ([moveThumb(move, behavior === 'push'), move.index] as const);

/** Commits the last change once, at the end of a drag or a press of a key, or at once. */
function useCommits<Changed>(onValueCommit: ((value: Changed) => void) | undefined) {
  const isHeld = useRef(false);
  /** The last `onValueChange` that no `onValueCommit` has followed yet. Changes by the caller are ignored. */
  const uncommitted = useRef<{ value: Changed }>(undefined);
  const commit = () => {
    isHeld.current = false;
    if (uncommitted.current) onValueCommit?.(uncommitted.current.value);
    uncommitted.current = undefined;
  };
  return {
    begin: () => {
      isHeld.current = true;
    },
    remember: (value: Changed) => {
      uncommitted.current = { value };
      // No pointer and no key will be released: it is a change by assistive technology.
      if (!isHeld.current) commit();
    },
    commit,
  };
}

/** Separates the options of a slider from the other props of a component. */
export function divideSliderProps<Numbers extends SliderNumbers, Props extends SliderOptions<Numbers>>({
  value,
  defaultValue,
  onValueChange,
  onValueCommit,
  min,
  max,
  step,
  largeStep,
  minStepsBetweenThumbs,
  thumbCollisionBehavior,
  orientation,
  formatValue,
  disabled,
  name,
  form,
  ...others
}: Props & SliderOptions<Numbers>) {
  const numbers = { value, defaultValue, onValueChange, onValueCommit, min, max, step, largeStep, formatValue };
  const thumbs = { minStepsBetweenThumbs, thumbCollisionBehavior, orientation };
  const options: SliderOptions<Numbers> = { ...numbers, ...thumbs, disabled, name, form };
  return [options, others] as const;
}

/** The state that the parts of a slider share. The root adds `names`. */
export function useSliderState<Numbers extends SliderNumbers>({
  value: givenValue,
  min = 0,
  defaultValue,
  onValueChange,
  onValueCommit,
  max = 100,
  step = 1,
  largeStep = Math.max(step, (max - min) / 10),
  minStepsBetweenThumbs = 0,
  thumbCollisionBehavior = 'none',
  orientation = 'horizontal',
  formatValue,
  disabled,
  name,
  form,
}: SliderOptions<Numbers>): Omit<SliderState, 'names'> {
  type Changed = ChangedSliderNumbers<Numbers>;
  const input = useRef<HTMLInputElement>(null);
  const [held, setHeld] = useFieldValue<SliderNumbers>(input, {
    value: givenValue,
    defaultValue: defaultValue ?? min,
    // A change does not change the type of the value: it stays a number, or an array of the same length.
    onValueChange: (next) => onValueChange?.(next as Changed),
    isSame,
  });
  const values = [held].flat();
  const { begin, remember, commit } = useCommits<Changed>(onValueCommit);
  const moved = useRef(0);
  return {
    attributes: { min, max, step, disabled: useDisabled(disabled), name, form },
    largeStep,
    orientation,
    values,
    texts: formatValue && values.map((value) => formatValue(value)),
    shareOf: (value) => (max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0),
    input,
    placeAfter: (index, move) => {
      moved.current = index;
      move();
      return moved.current;
    },
    change: (index, number, fixed) => {
      moved.current = index;
      const move = { values, index, number, gap: minStepsBetweenThumbs * step, min, max, fixed };
      const [numbers, place] = numbersAfter(move, thumbCollisionBehavior);
      const next = typeof held === 'number' ? (numbers[0] ?? held) : numbers;
      if (isSame(next, held)) return index;
      setHeld(next);
      remember(next as Changed);
      moved.current = place;
      return moved.current;
    },
    begin,
    commit,
  };
}
