'use client';

import { useRef, type RefObject } from 'react';
import { useFieldValue } from '../field/use-field-value.ts';

/** What is chosen, and whether several values can be. */
export interface PickedProps<Multiple extends boolean = false> {
  /** Whether several values can be chosen: `value` is then a list of them. @default false */
  multiple?: Multiple | undefined;
  /** What is chosen, if the caller holds it: a value, or with `multiple` a list. An empty string or list shows the placeholder. */
  value?: (Multiple extends true ? readonly string[] : string) | undefined;
  /** What is chosen at first, and after the form was reset. @default '', or [] with `multiple` */
  defaultValue?: (Multiple extends true ? readonly string[] : string) | undefined;
  /** Called with what is chosen now: the value, or with `multiple` all values in the order in which they were chosen. */
  onValueChange?: ((value: Multiple extends true ? string[] : string) => void) | undefined;
}

/** The chosen values of a picker, and how they change. */
export interface Picked {
  multiple: boolean;
  /** In the order in which they were chosen; at most one unless `multiple`. */
  values: readonly string[];
  /** Whether they differ from the first ones. */
  dirty: boolean;
  /** Chooses a value. With `multiple` one that is chosen already is removed. */
  choose: (value: string) => void;
  remove: (value: string) => void;
  /** The input that belongs to the form. */
  input: RefObject<HTMLInputElement | null>;
}

const none: readonly string[] = [];

function toValues(value: string | readonly string[] = none): readonly string[] {
  if (typeof value !== 'string') return value;
  return value === '' ? none : [value];
}

const areSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((value, index) => value === others[index]);

/** What is chosen in a picker, held by the caller or by the picker itself. */
export function usePicked<Multiple extends boolean = false>({
  multiple,
  value,
  defaultValue,
  onValueChange,
}: PickedProps<Multiple>): Picked {
  const input = useRef<HTMLInputElement>(null);
  const report = onValueChange as ((value: string | string[]) => void) | undefined;
  const [values, setValues, dirty] = useFieldValue<readonly string[]>(input, {
    value: value === undefined ? undefined : toValues(value),
    defaultValue: toValues(defaultValue),
    onValueChange: (next) => report?.(multiple ? [...next] : (next[0] ?? '')),
    isSame: areSame,
  });
  const remove = (removed: string) => setValues(values.filter((other) => other !== removed));
  const choose = (chosen: string) => {
    if (!multiple) setValues([chosen]);
    else if (values.includes(chosen)) remove(chosen);
    else setValues([...values, chosen]);
  };
  return { multiple: multiple ?? false, values, dirty, choose, remove, input };
}
