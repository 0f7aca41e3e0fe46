'use client';

import { useRef, type RefObject } from 'react';
import type { ValidatedControl } from './validity.ts';

/**
 * Says what is wrong with a value, where no constraint of the browser can. A message makes the control invalid as any other
 * constraint does; undefined accepts the value.
 * @param value What the form submits of the field: its text, the value of its option, the first of several entries; empty if there is none.
 * @param values Everything that the form would submit; empty outside of a form.
 */
export type Validate = (value: string, values: FormData) => string | undefined;

const controlsIn = (element: HTMLElement | null) => [
  ...(element?.querySelectorAll<ValidatedControl>('input, textarea, select') ?? []),
];

/** What is submitted of the controls: of the first one with a name, else of the first one. */
function valueOf(controls: readonly ValidatedControl[]): string {
  const control = controls.find(({ name }) => name !== '') ?? controls[0];
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
    return control.checked ? control.value : '';
  }
  return control?.value ?? '';
}

/**
 * Makes the validity of a field's control say what a function of the caller finds. What the browser finds goes first.
 * @returns a function that validates again, to be called when a value may have changed.
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
