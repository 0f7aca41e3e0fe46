import { useLayoutEffect, type RefObject } from 'react';
import { useFieldValue } from '../field/use-field-value.ts';

export interface CheckedState {
  /** Whether it is checked (controlled). */
  checked?: boolean | undefined;
  /** Whether it is checked initially and after a form reset (uncontrolled). @default false */
  defaultChecked?: boolean | undefined;
  /** Called with the next state. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** The controlled or uncontrolled checked state of an `input`. */
export function useChecked(
  input: RefObject<HTMLInputElement | null>,
  { checked: controlled, defaultChecked = false, onCheckedChange }: CheckedState,
) {
  const [checked, change] = useFieldValue(input, {
    value: controlled,
    defaultValue: defaultChecked,
    onValueChange: onCheckedChange,
  });
  // A form reset sets the state to this attribute. With the current state in it, only `change` resets it.
  // React does the same for `value`.
  useLayoutEffect(() => {
    input.current?.toggleAttribute('checked', checked);
  }, [input, checked]);
  return [checked, change] as const;
}
