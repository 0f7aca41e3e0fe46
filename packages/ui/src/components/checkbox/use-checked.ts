import { useLayoutEffect, type RefObject } from 'react';
import type { ChangeHandler } from '../../lib/change-details.ts';
import { useFieldValue } from '../field/use-field-value.ts';

export interface CheckedState {
  /** Whether it is checked, if the caller holds it. */
  checked?: boolean | undefined;
  /** Whether it is checked at first, and after the form was reset. @default false */
  defaultChecked?: boolean | undefined;
  /** Called with the state that it is to get. `details` tell the reason and the event, and their `cancel` refuses. */
  onCheckedChange?: ChangeHandler<boolean> | undefined;
}

/** Whether an `input` is checked, held by the caller or by the field itself. */
export function useChecked(
  input: RefObject<HTMLInputElement | null>,
  { checked: given, defaultChecked = false, onCheckedChange }: CheckedState,
) {
  const [checked, change] = useFieldValue(input, {
    value: given,
    defaultValue: defaultChecked,
    onValueChange: onCheckedChange,
  });
  // As React does for `value`: the browser, which resets to the attribute, then leaves a refused reset alone.
  useLayoutEffect(() => {
    input.current?.toggleAttribute('checked', checked);
  }, [input, checked]);
  return [checked, change] as const;
}
