'use client';

import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useFieldValue } from '../field/use-field-value.ts';

export interface ChosenState<Value extends string> {
  /** The value of the chosen option, if the caller holds it; null if none is chosen. */
  value?: Value | null | undefined;
  /** The value at first, and after the form was reset. @default none */
  defaultValue?: Value | undefined;
  /**
   * Called when an option is chosen, with its value, and when the form is reset, with the value at first, which may be an empty string.
   * A reset does not call it if that value is null.
   */
  onValueChange?: ((value: Value) => void) | undefined;
  /** Submits the value with a form under this name. */
  name?: string | undefined;
}

/** Removes the entry of a group without `name` from submitted forms: its generated name only connects the radio buttons. */
function useUnsubmitted(name: string) {
  useEffect(() => {
    const removeEntry = ({ formData }: FormDataEvent) => formData.delete(name);
    document.addEventListener('formdata', removeEntry);
    return () => document.removeEventListener('formdata', removeEntry);
  }, [name]);
}

/**
 * Keeps the `checked` attributes of the radio buttons equal to their state, as React does for `value`. The browser resets the buttons to these
 * attributes, so a reset that the caller cancels changes nothing.
 */
function useCheckedAttributes(value: string | null | undefined) {
  const group = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const input of group.current?.querySelectorAll('input') ?? [])
      input.toggleAttribute('checked', input.value === value);
  });
  return group;
}

/**
 * The state of a group of native radio buttons.
 * @returns `group`, a ref for the element around them, and `radio`, which returns the props of the radio button of an option
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
    onValueChange: (next) => {
      if (next !== null && next !== undefined) onValueChange?.(next);
    },
  });
  const group = useCheckedAttributes(value);
  const radio = (option: Value, index: number) => ({
    ref: index === 0 ? first : undefined,
    type: 'radio',
    name: name ?? ownName,
    value: option,
    checked: option === value,
    onChange: () => setValue(option),
  });
  return { group, radio };
}
