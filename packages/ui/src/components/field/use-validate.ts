'use client';

import { useRef, type RefObject } from 'react';
import type { ValidatedControl } from './validity.ts';

/**
 * Checks a value beyond the browser's constraints. A message makes the control invalid, as any other
 * constraint does; undefined accepts the value.
 * @param value The value that the field submits: its text, the value of its option, or the first of several entries; empty if there is none.
 * @param values Everything that the form would submit; empty outside of a form.
 */
export type Validate = (value: string, values: FormData) => string | undefined;

const controlsIn = (element: HTMLElement | null) => [
  ...(element?.querySelectorAll<ValidatedControl>('input, textarea, select') ?? []),
];

/** The value that the controls submit: that of the first one with a name, else that of the first one. */
function valueOf(controls: readonly ValidatedControl[]): string {
  const control = controls.find(({ name }) => name !== '') ?? controls[0];
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
    return control.checked ? control.value : '';
  }
  return control?.value ?? '';
}

/**
 * Sets the custom validity of a field's control to the result of a function of the caller. The browser's own constraints take precedence.
 * @returns a function that validates again. Call it when a value may have changed.
 */
export function useValidate(element: RefObject<HTMLElement | null>, validate: Validate | undefined): () => void {
  const set = useRef('');
  return () => {
    const before = set.current;
    if (!validate && before === '') return;
    const controls = controlsIn(element.current);
    const control = controls.find(({ willValidate }) => willValidate);
    if (!control) return;
    if (before !== '' && control.validationMessage === before) control.setCustomValidity('');
    set.current = '';
    if (validate && control.validity.valid) {
      set.current = validate(valueOf(controls), control.form ? new FormData(control.form) : new FormData()) ?? '';
      control.setCustomValidity(set.current);
    }
  };
}
