'use client';

import { useRef } from 'react';
import type { ChangeCause, ChangeHandler } from '../../lib/change-details.ts';
import { useDisabled } from '../field/field-context.ts';
import { useFieldValue } from '../field/use-field-value.ts';
import type { SliderChangeReason, SliderState } from './slider-context.ts';

/** A number, or the numbers of several thumbs in ascending order. */
export type SliderNumbers = number | readonly number[];

/** What the callbacks of a slider get: a number for a number, an array for an array. */
export type ChangedSliderNumbers<Numbers extends SliderNumbers> = Numbers extends number ? number : Numbers;

/** The value of a slider, its limits and its place in a form. */
export interface SliderOptions<Numbers extends SliderNumbers> {
  /** The number, if the caller holds it. An array makes one thumb for each of its numbers. */
  value?: Numbers | undefined;
  /** The number at first, and after the form was reset. An array makes one thumb for each of its numbers. @default `min` */
  defaultValue?: Numbers | undefined;
  /** Called with each value during the change. `details` tell the reason, and their `cancel` refuses. */
  onValueChange?: ChangeHandler<ChangedSliderNumbers<Numbers>, SliderChangeReason> | undefined;
  /** Called once at the end of a change, when the pointer or the key is released. `cause` tells the reason of the last change. */
  onValueCommit?: ((value: ChangedSliderNumbers<Numbers>, cause: ChangeCause<SliderChangeReason>) => void) | undefined;
  /** Smallest value. @default 0 */
  min?: number | undefined;
  /** Largest value. @default 100 */
  max?: number | undefined;
  /** The step between two values. @default 1 */
  step?: number | undefined;
  /** The smallest distance between two thumbs, in steps. A thumb stops there; it never passes the next one. @default 0 */
  minStepsBetweenThumbs?: number | undefined;
  /** Formats a value, for example as a percentage. Screen readers read this text, and `Slider.Value` shows it. */
  formatValue?: ((value: number) => string) | undefined;
  /** Whether it is disabled. @default false, or that of the field or fieldset around it */
  disabled?: boolean | undefined;
  /** Submits the number with a form under this name; of several thumbs, each one. */
  name?: string | undefined;
  /** The id of the form that it belongs to, if it is not inside that form. */
  form?: string | undefined;
}

/** Whether two values of a slider have the same numbers. */
const isSame = (one: SliderNumbers, other: SliderNumbers) => String(one) === String(other);

/** The number for a thumb that is moved to `number`, between the thumbs beside it. */
function limit(number: number, index: number, values: readonly number[], gap: number) {
  const least = (values[index - 1] ?? -Infinity) + gap;
  const most = (values[index + 1] ?? Infinity) - gap;
  // 12 digits: without the error of adding steps such as 0.1.
  return Number(Math.min(most, Math.max(least, number)).toPrecision(12));
}

/** What the parts of a slider share; `names` is added by the root. */
export function useSliderState<Numbers extends SliderNumbers>({
  value: givenValue,
  min = 0,
  defaultValue,
  onValueChange,
  onValueCommit,
  max = 100,
  step = 1,
  minStepsBetweenThumbs = 0,
  formatValue,
  disabled,
  name,
  form,
}: SliderOptions<Numbers>): Omit<SliderState, 'names'> {
  type Changed = ChangedSliderNumbers<Numbers>;
  const input = useRef<HTMLInputElement>(null);
  const [held, setHeld] = useFieldValue<SliderNumbers, SliderChangeReason>(input, {
    value: givenValue,
    defaultValue: defaultValue ?? min,
    // A change keeps the shape of the value: a number, or as many numbers.
    onValueChange: (next, details) => onValueChange?.(next as Changed, details),
    isSame,
  });
  const values = [held].flat();
  const reason = useRef<SliderChangeReason>('input-change');
  /** The last `onValueChange` without an `onValueCommit`. Changes by the caller are not counted. */
  const uncommitted = useRef<{ value: Changed; cause: ChangeCause<SliderChangeReason> }>(undefined);
  return {
    attributes: { min, max, step, disabled: useDisabled(disabled), name, form },
    values,
    texts: formatValue && values.map((value) => formatValue(value)),
    shareOf: (value) => (max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0),
    input,
    change: (index, number, event) => {
      const limited = limit(number, index, values, minStepsBetweenThumbs * step);
      if (limited === values[index]) return;
      const next = typeof held === 'number' ? limited : values.map((value, at) => (at === index ? limited : value));
      const cause = { reason: reason.current, event };
      if (setHeld(next, cause)) uncommitted.current = { value: next as Changed, cause };
    },
    begin: (next) => {
      reason.current = next;
    },
    commit: () => {
      reason.current = 'input-change';
      if (uncommitted.current) onValueCommit?.(uncommitted.current.value, uncommitted.current.cause);
      uncommitted.current = undefined;
    },
  };
}
