'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
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
 * Keeps the validity of a field's control up to date with a function of the caller. What the browser finds goes first.
 * @param onChange Called when the message has become another one.
 * @returns a function that validates again; to be called when the value may have changed.
 */
export function useValidate(
  element: RefObject<HTMLElement | null>,
  validate: Validate | undefined,
  onChange: () => void,
): () => void {
  const set = useRef('');
  const check = () => {
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
    if (set.current !== before) onChange();
  };
  // A value that was set by code fires no event.
  useLayoutEffect(check);
  const handle = useEffectEvent(check);
  useEffect(() => {
    // What is typed elsewhere may decide about this value.
    const listener = () => handle();
    // The controls take their first values only after the event.
    const resetListener = () => void setTimeout(listener);
    document.addEventListener('input', listener);
    document.addEventListener('change', listener);
    document.addEventListener('reset', resetListener);
    // Radix makes the control of a select anew once it knows its options.
    const replaced = new MutationObserver(listener);
    if (element.current) replaced.observe(element.current, { childList: true, subtree: true });
    return () => {
      replaced.disconnect();
      document.removeEventListener('input', listener);
      document.removeEventListener('change', listener);
      document.removeEventListener('reset', resetListener);
    };
  }, [element]);
  return check;
}
