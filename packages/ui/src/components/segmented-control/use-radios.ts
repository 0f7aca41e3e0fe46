'use client';

import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { ChangeHandler } from '../../lib/change-details.ts';
import { useFieldValue } from '../field/use-field-value.ts';

export interface ChosenState<Value extends string> {
  /** The value of the chosen option, if the caller holds it; null if none is chosen. */
  value?: Value | null | undefined;
  /** The value at first, and after the form was reset. @default none */
  defaultValue?: Value | undefined;
  /**
   * Called with the value of the option that is to be chosen, or with the first value, also an empty string, when the form is reset. A
   * control that you hold and that began with null stays as it is. `details` tell the event, and their `cancel` refuses.
   */
  onValueChange?: ChangeHandler<Value> | undefined;
  /** Submits the value with a form under this name. */
  name?: string | undefined;
}

/** Removes the entry of a group without `name` from the form: its generated name only ties the radio buttons together. */
function useUnsubmitted(name: string) {
  useEffect(() => {
    const leaveOut = ({ formData }: FormDataEvent) => formData.delete(name);
    document.addEventListener('formdata', leaveOut);
    return () => document.removeEventListener('formdata', leaveOut);
  }, [name]);
}

/** Keeps the attributes of the radio buttons like their state, as React does for `value`: the browser, which resets to them, then leaves a refused reset alone. */
function useCheckedAttributes(value: string | null | undefined) {
  const group = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const input of group.current?.querySelectorAll('input') ?? [])
      input.toggleAttribute('checked', input.value === value);
  });
  return group;
}

/**
 * Native radio buttons that are one choice.
 * @returns the ref of the element around them, and a function that returns the props of the button of an option.
 */
export function useRadios<Value extends string>({
  value: givenValue,
  defaultValue,
  onValueChange,
  name,
}: ChosenState<Value>) {
  const ownName = useId();
  useUnsubmitted(ownName);
  const first = useRef<HTMLInputElement>(null);
  const [value, setValue] = useFieldValue<Value | null | undefined>(first, {
    value: givenValue,
    defaultValue,
    onValueChange: (next, details) => {
      if (next !== null && next !== undefined) onValueChange?.(next, details);
    },
  });
  const group = useCheckedAttributes(value);
  const radio = (option: Value, index: number) => ({
    ref: index === 0 ? first : undefined,
    type: 'radio',
    name: name ?? ownName,
    value: option,
    checked: option === value,
    onChange: ({ nativeEvent }: { nativeEvent: Event }) => setValue(option, { reason: 'none', event: nativeEvent }),
  });
  return { group, radio };
}
