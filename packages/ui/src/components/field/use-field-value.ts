'use client';

import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { tellChange, type ChangeCause, type ChangeHandler } from '../../lib/change-details.ts';

export interface FieldValueOptions<Value, Reason extends string = 'none'> {
  /** The value, if the caller holds it. */
  value: Value | undefined;
  /** The value at first, and after the form was reset. */
  defaultValue: Value;
  /** Called before each change, also by a reset. Its `details` tell the reason, and their `cancel` keeps the value. */
  onValueChange?: ChangeHandler<Value, Reason> | undefined;
  /** Whether two values are the same. @default Object.is */
  isSame?: ((one: Value, other: Value) => boolean) | undefined;
  /** Called after the form was reset, to discard typed text that is not applied yet. */
  onReset?: (() => void) | undefined;
}

/**
 * The value of a field, held by the caller or by the field itself, and reset with the form to its first value.
 * @param control An element of the field that belongs to the form.
 * @returns the value, a function that reports a new one, sets it and tells whether it did, and whether it differs from the first one.
 */
export function useFieldValue<Value, Reason extends string = 'none'>(
  control: RefObject<FormControl | null>,
  { value, defaultValue, onValueChange, isSame = Object.is, onReset }: FieldValueOptions<Value, Reason>,
): [value: Value, change: (value: Value, cause?: ChangeCause<Reason | 'none'>) => boolean, dirty: boolean] {
  const [current, setCurrent] = useControllableState<Value>({
    ...(value === undefined ? {} : { prop: value }),
    defaultProp: defaultValue,
  });
  const [first] = useState(() => current);
  const change = (next: Value, cause: ChangeCause<Reason | 'none'> = { reason: 'none', event: undefined }) => {
    const isAccepted = tellChange(onValueChange, next, cause);
    // `useState` calls a function, so a value that is a function must be wrapped.
    if (isAccepted) setCurrent(() => next);
    return isAccepted;
  };
  useFormReset(control, () => {
    onReset?.();
    if (!isSame(first, current)) change(first);
  });
  return [current, change, !isSame(first, current)];
}

/** An element with a `form` property: the form that it belongs to. */
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
