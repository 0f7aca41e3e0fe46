'use client';

import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { tellChange, type ChangeCause, type ChangeHandler } from '../../lib/change-details.ts';

export interface FieldValueOptions<Value, Reason extends string = 'none'> {
  /** The value, if the caller holds it. */
  value: Value | undefined;
  /** The initial value, if the caller does not hold the value. A reset of the form restores it. */
  defaultValue: Value;
  /** Called before each change, also before that by a reset. `details` has the reason, and `cancel` to refuse the change. */
  onValueChange?: ChangeHandler<Value, Reason> | undefined;
  /** Whether two values are the same. @default Object.is */
  isSame?: ((one: Value, other: Value) => boolean) | undefined;
  /** Called when the form is reset, to discard typed text that is not applied yet. */
  onReset?: (() => void) | undefined;
}

/**
 * The value of a field, held by the caller or by the field itself. A reset of the form restores the initial value.
 * @param control An element of the field that belongs to the form.
 * @returns the value; a function that reports a new value, sets it unless the caller refuses, and returns whether it was accepted; and whether
 * the value differs from the initial one.
 */
export function useFieldValue<Value, Reason extends string = 'none'>(
  control: RefObject<FormControl | null>,
  { value, defaultValue, onValueChange, isSame = Object.is, onReset }: FieldValueOptions<Value, Reason>,
): [value: Value, change: (value: Value, cause?: ChangeCause<Reason | 'none'>) => boolean, dirty: boolean] {
  const [current, setCurrent] = useControllableState<Value>({
    ...(value === undefined ? {} : { prop: value }),
    defaultProp: defaultValue,
  });
  const [initial] = useState(() => current);
  const change = (next: Value, cause: ChangeCause<Reason | 'none'> = { reason: 'none', event: undefined }) => {
    const isAccepted = tellChange(onValueChange, next, cause);
    // `useState` calls a function, so a value that is a function must be wrapped.
    if (isAccepted) setCurrent(() => next);
    return isAccepted;
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
