'use client';

import { useEffect, useEffectEvent, useState, type FocusEvent, type InvalidEvent, type RefObject } from 'react';
import { useMessages } from '../../messages/context.ts';
import { useFormError } from '../form/form-context.ts';
import { fieldMessages } from './field.messages.ts';
import { firstInvalid, takesTyping, type ValidatedControl } from './validity.ts';

export interface FieldErrorOptions {
  element: RefObject<HTMLElement | null>;
  /** Sets the custom validity of the control. */
  check: () => void;
  /** Reads the controls again. */
  readControls: () => void;
}

/** Whether an element is inside a field, or inside a popup that a control of the field opens elsewhere in the page. */
function isInField(field: HTMLElement | null, element: Element | null): boolean {
  const controls = [...(field?.querySelectorAll('[aria-controls]') ?? [])];
  const popups = controls.map((control) => document.getElementById(control.getAttribute('aria-controls') ?? ''));
  return [field, ...popups].some((part) => part?.contains(element));
}

/**
 * Validates a field and keeps the error that it shows, until the value is corrected or the form is reset.
 * @returns `error`, the error that the form has for the control, else the message of the validation; `touched`, whether the focus has left the
 * field since the last reset; and handlers.
 */
export function useFieldError({ element, check, readControls }: FieldErrorOptions) {
  const [formError, updateFormError] = useFormError(element);
  const [message, setMessage] = useState('');
  const [touched, setTouched] = useState(false);
  const { constraint } = useMessages('field', fieldMessages, undefined);
  const messageOf = (control: ValidatedControl | undefined) => (control ? constraint(control) : '');
  const update = () => {
    check();
    updateFormError();
    setMessage((shown) => shown && messageOf(firstInvalid(element.current)));
    readControls();
  };
  const handleReset = useEffectEvent((event: Event) => {
    if (event.defaultPrevented) return;
    const form = event.target as HTMLFormElement;
    if (![...form.elements].some((control) => element.current?.contains(control))) return;
    setMessage('');
    setTouched(false);
    // The controls get their initial values after the event.
    setTimeout(readControls);
  });
  useEffect(() => {
    document.addEventListener('reset', handleReset);
    return () => document.removeEventListener('reset', handleReset);
  }, []);
  const show = (event: InvalidEvent<HTMLElement>) => {
    const control = event.target as HTMLInputElement;
    event.preventDefault();
    setMessage(messageOf(control));
    // The browser moves the focus only if it shows its bubble. A user who is typing keeps the focus.
    if (firstInvalid(control.form) === control && !takesTyping(document.activeElement, control.form)) control.focus();
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!isInField(element.current, relatedTarget)) setTouched(true);
  };
  return { error: formError || message, touched, show, leave, update };
}
