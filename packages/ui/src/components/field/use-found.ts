'use client';

import { use, useCallback, useEffect, useRef, useState, type FocusEvent, type InvalidEvent } from 'react';
import { useFormError, ValidateOnContext } from '../form/form-context.ts';
import { firstInvalid, takesTyping } from './validity.ts';

const messageIn = (field: HTMLElement | null) => firstInvalid(field)?.validationMessage ?? '';

/**
 * The error that the form has for the control of a field, else what the browser's validation found, until it is corrected
 * or the form is reset. And whether the focus has left the field since it was drawn or reset.
 */
export function useFound(validateOn: 'submit' | 'blur' | undefined) {
  const formValidatesOn = use(ValidateOnContext);
  const element = useRef<HTMLDivElement>(null);
  const [formError, updateFormError] = useFormError(element);
  const [validationMessage, setMessage] = useState('');
  const [touched, setTouched] = useState(false);
  const edited = useRef(false);
  const update = useCallback(() => {
    updateFormError();
    setMessage((shown) => (shown === '' ? '' : messageIn(element.current)));
  }, [updateFormError]);
  useEffect(() => {
    const clear = (event: Event) => {
      const form = event.target as HTMLFormElement;
      if (![...form.elements].some((control) => element.current?.contains(control))) return;
      setMessage('');
      setTouched(false);
      edited.current = false;
    };
    document.addEventListener('reset', clear);
    return () => document.removeEventListener('reset', clear);
  }, []);
  const show = (event: InvalidEvent<HTMLElement>) => {
    const control = event.target as HTMLInputElement;
    event.preventDefault();
    setMessage(control.validationMessage);
    // The browser moves the focus only if it shows its bubble. Someone who is typing keeps the focus.
    if (firstInvalid(control.form) === control && !takesTyping(document.activeElement, control.form)) control.focus();
  };
  const edit = () => {
    edited.current = true;
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (element.current?.contains(relatedTarget)) return;
    setTouched(true);
    if ((validateOn ?? formValidatesOn) === 'blur' && edited.current) setMessage(messageIn(element.current));
  };
  return { element, found: formError || validationMessage, touched, show, edit, leave, update };
}
