'use client';

import { useRef, type RefObject } from 'react';
import type { ChangeCause, ChangeDetails } from '../../lib/change-details.ts';
import { useFieldValue } from '../field/use-field-value.ts';

/**
 * Why what is chosen changes: a press on an option, also by Enter, or on the cross of a chip, another key, such as Backspace; `none` is
 * everything else, such as the reset of a form.
 */
export type ValueChangeReason = 'item-press' | 'chip-remove-press' | 'keyboard' | 'none';

/** What is told beside what is to be chosen. */
export type ValueChangeDetails = ChangeDetails<ValueChangeReason>;

type ValueChangeCause = ChangeCause<ValueChangeReason>;

/** What identifies a value that is not a text, for example an object. */
export interface ItemProps<Value> {
  /**
   * The text of a value: a form submits it, and it identifies the value among the options.
   * @default the value itself, which must then be a text or a number
   */
  itemToStringValue?: ((value: Value) => string) | undefined;
  /**
   * Whether the value of an option is a chosen value, for example another object for the same row of a table.
   * @default whether they are the same, or have the same text by `itemToStringValue`
   */
  isItemEqualToValue?: ((item: Value, value: Value) => boolean) | undefined;
}

/** The value of a field without one: an empty text among texts, else null. */
export type NoValue<Value> = [Value] extends [string] ? '' : null;

/** What is chosen, and whether several values can be. */
export interface PickedProps<Multiple extends boolean = false, Value = string> {
  /** Whether several values can be chosen: `value` is then a list of them. @default false */
  multiple?: Multiple | undefined;
  /** What is chosen, if the caller holds it: a value, or with `multiple` a list. An empty text, null or an empty list shows the placeholder. */
  value?: (Multiple extends true ? readonly Value[] : Value | NoValue<Value>) | undefined;
  /** What is chosen at first, and after the form was reset. @default '' or null, or [] with `multiple` */
  defaultValue?: (Multiple extends true ? readonly Value[] : Value | NoValue<Value>) | undefined;
  /**
   * Called with what is to be chosen: the value, or with `multiple` all values in the order in which they were chosen. `details` tell the
   * reason, and their `cancel` refuses.
   */
  onValueChange?:
    | ((value: Multiple extends true ? Value[] : Value | NoValue<Value>, details: ValueChangeDetails) => void)
    | undefined;
}

/** The chosen values of a picker, and how they change. */
export interface Picked<Value = unknown> {
  multiple: boolean;
  /** In the order in which they were chosen; at most one unless `multiple`. */
  values: readonly Value[];
  /** Whether they differ from the first ones. */
  dirty: boolean;
  /** The text that a form submits for a value. */
  textOf(this: void, value: Value): string;
  isChosen(this: void, value: Value): boolean;
  /** Chooses a value. With `multiple` one that is chosen already is removed. @returns whether it was not refused */
  choose(this: void, value: Value, cause: ValueChangeCause): boolean;
  /** @returns whether it was not refused */
  remove(this: void, value: Value, cause: ValueChangeCause): boolean;
  /** The input that belongs to the form. */
  input: RefObject<HTMLInputElement | null>;
}

/** The text that identifies a value. @throws if it is neither a text nor a number, and there is no `itemToStringValue`. */
export function toText<Value>(value: Value, itemToStringValue: ItemProps<Value>['itemToStringValue']): string {
  if (itemToStringValue) return itemToStringValue(value);
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw new Error('The value of an option is neither a text nor a number. Give the field itemToStringValue.');
}

/** Whether the value of an option is a chosen value. */
export function isSameItem<Value>(item: Value, value: Value, props: ItemProps<Value>): boolean {
  const { isItemEqualToValue, itemToStringValue } = props;
  if (isItemEqualToValue) return isItemEqualToValue(item, value);
  return (
    Object.is(item, value) || (itemToStringValue !== undefined && itemToStringValue(item) === itemToStringValue(value))
  );
}

type Given<Value> = Value | readonly Value[] | NoValue<Value> | undefined;

function toValues<Value>(value: Given<Value>, multiple: boolean | undefined): readonly Value[] {
  if (value === undefined || value === null || value === '') return [];
  return (multiple ? value : [value]) as readonly Value[];
}

/** What is chosen in a picker, held by the caller or by the picker itself. */
export function usePicked<Multiple extends boolean = false, Value = string>({
  multiple,
  value,
  defaultValue,
  onValueChange,
  ...items
}: PickedProps<Multiple, Value> & ItemProps<Value>): Picked<Value> {
  const input = useRef<HTMLInputElement>(null);
  const isSame = (one: Value, other: Value) => isSameItem(one, other, items);
  const report = onValueChange as ((value: unknown, details: ValueChangeDetails) => void) | undefined;
  function tell(next: readonly Value[], details: ValueChangeDetails) {
    const nothing = typeof values[0] === 'string' ? '' : null;
    report?.(multiple ? [...next] : (next[0] ?? nothing), details);
  }
  const [values, setValues, dirty] = useFieldValue<readonly Value[], ValueChangeReason>(input, {
    value: value === undefined ? undefined : toValues<Value>(value, multiple),
    defaultValue: toValues<Value>(defaultValue, multiple),
    isSame: (some, others) =>
      some.length === others.length && some.every((item, index) => isSame(item, others[index] as Value)),
    onValueChange: tell,
  });
  const isChosen = (item: Value) => values.some((chosen) => isSame(item, chosen));
  const remove = (removed: Value, cause: ValueChangeCause) =>
    setValues(
      values.filter((other) => !isSame(other, removed)),
      cause,
    );
  const choose = (chosen: Value, cause: ValueChangeCause) => {
    if (!multiple) return setValues([chosen], cause);
    return isChosen(chosen) ? remove(chosen, cause) : setValues([...values, chosen], cause);
  };
  const textOf = (item: Value) => toText(item, items.itemToStringValue);
  return { multiple: multiple ?? false, values, dirty, textOf, isChosen, choose, remove, input };
}
