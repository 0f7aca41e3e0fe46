'use client';

import { useRef, useState } from 'react';
import { toText, type NoValue } from '../combobox/use-picked.ts';

/** The chosen option, held by the caller or by the select. */
export interface SelectValueState<Value = string> {
  /** The value of the chosen option, if the caller holds it. An empty string or null if none is chosen. */
  value?: Value | NoValue<Value> | undefined;
  /** The value at first, and after the form was reset. @default none */
  defaultValue?: Value | NoValue<Value> | undefined;
  /** Called when a value is chosen. */
  onValueChange?: ((value: Value | NoValue<Value>) => void) | undefined;
  /**
   * Returns the string that a form submits for a value, and that identifies the value among the options.
   * @default the value itself, which must then be a string or a number
   */
  itemToStringValue?: ((value: Value) => string) | undefined;
  /** Whether the value is shown and submitted, but cannot be changed: the list does not open. @default false */
  readOnly?: boolean | undefined;
}

/** The value of a select in which nothing is chosen: an empty string if the values of its options are strings, else null. */
function noValue<Value>(known: ReadonlyMap<string, unknown>, itemToStringValue: unknown) {
  const isText = known.size > 0 ? [...known.values()].every((value) => typeof value === 'string') : !itemToStringValue;
  return (isText ? '' : null) as NoValue<Value>;
}

/** The state of a select as props of Radix. */
export function useSelectValue<Value>({
  value,
  defaultValue,
  onValueChange,
  itemToStringValue,
}: SelectValueState<Value>) {
  type Chosen = Value | NoValue<Value>;
  /** The value of each option by its string, because Radix identifies options by strings. */
  const known = useRef(new Map<string, Chosen>());
  const textOf = (chosen: Chosen | undefined) =>
    chosen === undefined || chosen === null || chosen === '' ? '' : toText(chosen as Value, itemToStringValue);
  const [own, setOwn] = useState(() => textOf(defaultValue));
  const change = (text: string) => {
    // No option has this string if the form is reset to a value without an option, or to none.
    const isFirst = defaultValue !== undefined && textOf(defaultValue) === text;
    const unlisted = isFirst ? defaultValue : noValue<Value>(known.current, itemToStringValue);
    onValueChange?.(known.current.has(text) ? (known.current.get(text) as Chosen) : unlisted);
    setOwn(text);
  };
  return { state: { value: value === undefined ? own : textOf(value), onValueChange: change }, textOf, known };
}
