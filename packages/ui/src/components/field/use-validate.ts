'use client';

import { useRef, type RefObject } from 'react';
import { controlsIn, type ValidatedControl } from './validity.ts';

/**
 * Checks what the browser's constraints cannot.
 * @returns a message, which makes the control invalid as a constraint does; or undefined if the value is valid
 * @param value The value that the field submits: its text, the value of its option, or the first of several entries; empty if there is none.
 * @param values All entries that the form would submit; empty outside of a form.
 */
export type Validate = (value: string, values: FormData) => string | undefined;

/** The value that the controls submit: that of the first control with a name, else that of the first one. Of radios, that of the checked one. */
export function valueOf(controls: readonly ValidatedControl[]): string {
  const named = controls.find(({ name }) => name !== '') ?? controls[0];
  const control = named?.type === 'radio' ? controls.find((radio) => radio.matches(':checked')) : named;
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
    return control.checked ? control.value : '';
  }
  return control?.value ?? '';
}

/** Combines the rule of a component with that of its caller. The component's own message takes precedence. */
export function withRule(own: () => string | undefined, rule: Validate | undefined): Validate {
  return (...args) => own() ?? rule?.(...args);
}

/**
 * Sets the custom validity of a field's control to the result of the caller's rule. The browser's own constraints take precedence.
 * @returns a function that applies the rule again: call it when a value may have changed
 */
export function useValidate(element: RefObject<HTMLElement | null>, rule: Validate | undefined) {
  const ownMessage = useRef('');
  return () => {
    const previous = ownMessage.current;
    if (!rule && previous === '') return;
    const controls = controlsIn(element.current);
    const control = controls.find(({ willValidate }) => willValidate);
    if (!control) return;
    if (previous !== '' && control.validationMessage === previous) control.setCustomValidity('');
    const { valid } = control.validity;
    const values = control.form ? new FormData(control.form) : new FormData();
    const message = valid && rule?.(valueOf(controls), values);
    ownMessage.current = message || '';
    if (valid) control.setCustomValidity(ownMessage.current);
  };
}
