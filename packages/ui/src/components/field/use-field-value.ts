'use client';

import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

export interface FieldValueOptions<Value> {
  /** The value, if the caller holds it. */
  value: Value | undefined;
  /** The value at first, and after the form was reset. */
  defaultValue: Value;
  onValueChange: ((value: Value) => void) | undefined;
  /** Called after the form was reset: drops what is typed and not applied yet. */
  onReset?: (() => void) | undefined;
}

/**
 * The value of a field, held by the caller or by the field itself, and reset with the form to its first value.
 * @param control An element of the field that belongs to the form.
 * @returns the value, and a function that sets it and reports it.
 */
export function useFieldValue<Value>(
  control: RefObject<FormControl | null>,
  { value, defaultValue, onValueChange, onReset }: FieldValueOptions<Value>,
): [Value, (value: Value) => void] {
  const [current, setCurrent] = useControllableState<Value>({
    ...(value === undefined ? {} : { prop: value }),
    defaultProp: defaultValue,
  });
  const first = useRef(current);
  const change = (next: Value) => {
    // A function would be taken for an update of the state.
    setCurrent(() => next);
    onValueChange?.(next);
  };
  useFormReset(control, () => {
    onReset?.();
    if (!Object.is(first.current, current)) change(first.current);
  });
  return [current, change];
}

/** An element that knows the form it belongs to, by its place or its `form` attribute. */
export type FormControl = HTMLElement & { readonly form: HTMLFormElement | null };

/** Calls back when the form of an element is reset. */
export function useFormReset(control: RefObject<FormControl | null>, onReset: () => void) {
  const handleReset = useEffectEvent((event: Event) => {
    if (!event.defaultPrevented && control.current && event.target === control.current.form) onReset();
  });
  useEffect(() => {
    document.addEventListener('reset', handleReset);
    return () => document.removeEventListener('reset', handleReset);
  }, []);
}
