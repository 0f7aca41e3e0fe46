'use client';

import { useRef, type RefObject } from 'react';
import { useFieldValue } from '../field/use-field-value.ts';

/** How values that are not strings, for example objects, are identified. */
export interface ItemProps<Value> {
  /**
   * The string of a value: forms submit it, and it identifies the value among the options.
   * @default the value itself, which must then be a string or a number
   */
  itemToStringValue?: ((value: Value) => string) | undefined;
  /**
   * Whether the value of an option equals a selected value, for example two objects for the same database row.
   * @default `Object.is`, or the same string by `itemToStringValue`
   */
  isItemEqualToValue?: ((item: Value, value: Value) => boolean) | undefined;
}

/** The empty value of a field: an empty string if the values are strings, else null. */
export type NoValue<Value> = [Value] extends [string] ? '' : null;

/** The selected value or values, and whether several can be selected. */
export interface PickedProps<Multiple extends boolean = false, Value = string> {
  /** Whether several values can be selected. `value` is then an array. @default false */
  multiple?: Multiple | undefined;
  /** The selected value, or an array with `multiple` (controlled). An empty string, null or an empty array shows the placeholder. */
  value?: (Multiple extends true ? readonly Value[] : Value | NoValue<Value>) | undefined;
  /** The selected value or values initially and after a form reset (uncontrolled). @default none: '' or null, or [] with `multiple` */
  defaultValue?: (Multiple extends true ? readonly Value[] : Value | NoValue<Value>) | undefined;
  /**
   * Called with the next value, or with `multiple` with all next values in the order of selection.
   */
  onValueChange?: ((value: Multiple extends true ? Value[] : Value | NoValue<Value>) => void) | undefined;
}

/** The selected values of a picker, and functions that change them. */
export interface Picked<Value = unknown> {
  multiple: boolean;
  /** The selected values, in the order of selection; at most one unless `multiple`. */
  values: readonly Value[];
  /** Whether the values differ from the initial ones. */
  dirty: boolean;
  /** The string that a form submits for a value. */
  textOf(this: void, value: Value): string;
  /** Whether a value is selected. */
  isChosen(this: void, value: Value): boolean;
  /** Selects a value. With `multiple`, deselects it if it is selected already. */
  choose(this: void, value: Value): void;
  /** Deselects a value. */
  remove(this: void, value: Value): void;
  /** The hidden input that belongs to the form. */
  input: RefObject<HTMLInputElement | null>;
}

/** The string that identifies a value. @throws if the value is neither a string nor a number, and there is no `itemToStringValue` */
export function toText<Value>(value: Value, itemToStringValue: ItemProps<Value>['itemToStringValue']): string {
  if (itemToStringValue) return itemToStringValue(value);
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw new Error('The value of an option is neither a text nor a number. Give the field itemToStringValue.');
}

/** Whether the value of an option equals a selected value. */
export function isSameItem<Value>(item: Value, value: Value, props: ItemProps<Value>): boolean {
  const { isItemEqualToValue, itemToStringValue } = props;
  if (isItemEqualToValue) return isItemEqualToValue(item, value);
  return (
    Object.is(item, value) || (itemToStringValue !== undefined && itemToStringValue(item) === itemToStringValue(value))
  );
}

type PickedValue<Value> = Value | readonly Value[] | NoValue<Value> | undefined;

function toValues<Value>(value: PickedValue<Value>, multiple: boolean | undefined): readonly Value[] {
  if (value === undefined || value === null || value === '') return [];
  return (multiple ? value : [value]) as readonly Value[];
}

/** The controlled or uncontrolled selection of a picker. */
export function usePicked<Multiple extends boolean = false, Value = string>({
  multiple,
  value,
  defaultValue,
  onValueChange,
  ...items
}: PickedProps<Multiple, Value> & ItemProps<Value>): Picked<Value> {
  const input = useRef<HTMLInputElement>(null);
  const isSame = (one: Value, other: Value) => isSameItem(one, other, items);
  const handleValueChange = onValueChange as ((value: unknown) => void) | undefined;
  function reportValues(next: readonly Value[]) {
    const noValue = typeof values[0] === 'string' ? '' : null;
    handleValueChange?.(multiple ? [...next] : (next[0] ?? noValue));
  }
  const [values, setValues, dirty] = useFieldValue<readonly Value[]>(input, {
    value: value === undefined ? undefined : toValues<Value>(value, multiple),
    defaultValue: toValues<Value>(defaultValue, multiple),
    isSame: (some, others) =>
      some.length === others.length && some.every((item, index) => isSame(item, others[index] as Value)),
    onValueChange: reportValues,
  });
  const isChosen = (item: Value) => values.some((chosen) => isSame(item, chosen));
  const remove = (removed: Value) => setValues(values.filter((other) => !isSame(other, removed)));
  const choose = (chosen: Value) => {
    if (!multiple) setValues([chosen]);
    else if (isChosen(chosen)) remove(chosen);
    else setValues([...values, chosen]);
  };
  const textOf = (item: Value) => toText(item, items.itemToStringValue);
  return { multiple: multiple ?? false, values, dirty, textOf, isChosen, choose, remove, input };
}
