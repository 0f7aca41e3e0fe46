'use client';

import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

export interface FieldValueOptions<Value> {
  /** The value, if the caller holds it. */
  value: Value | undefined;
  /** The initial value, if the caller does not hold the value. A reset of the form restores it. */
  defaultValue: Value;
  /** Called with each new value, also with that of a reset. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** Whether two values are the same. @default Object.is */
  isSame?: ((one: Value, other: Value) => boolean) | undefined;
  /** Called when the form is reset, to discard typed text that is not applied yet. */
  onReset?: (() => void) | undefined;
}

/**
 * The value of a field, held by the caller or by the field itself. A reset of the form restores the initial value.
 * @param control An element of the field that belongs to the form.
 * @returns the value; a function that reports and sets a new value; and whether the value differs from the initial one.
 */
export function useFieldValue<Value>(
  control: RefObject<FormControl | null>,
  { value, defaultValue, onValueChange, isSame = Object.is, onReset }: FieldValueOptions<Value>,
): [value: Value, change: (value: Value) => void, dirty: boolean] {
  const [current, setCurrent] = useControllableState<Value>({
    ...(value === undefined ? {} : { prop: value }),
    defaultProp: defaultValue,
  });
  const [initial] = useState(() => current);
  const change = (next: Value) => {
    onValueChange?.(next);
    // `useState` calls a function, so a value that is a function must be wrapped.
    setCurrent(() => next);
  };
  useFormReset(control, () => {
    onReset?.();
    if (!isSame(initial, current)) change(initial);
  });
  return [current, change, !isSame(initial, current)];
}

/** An element that can belong to a form. */
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
