'use client';

import {
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type InvalidEvent,
  type RefObject,
} from 'react';
import { useMessages } from '../../messages/context.ts';
import { useFormError, ValidateOnContext, type ValidateOn } from '../form/form-context.ts';
import { fieldMessages } from './field.messages.ts';
import { firstInvalid, takesTyping } from './validity.ts';

export interface FoundOptions {
  element: RefObject<HTMLElement | null>;
  validateOn: ValidateOn | undefined;
  /** In ms. */
  validateDebounce: number | undefined;
  /** Validates; with true it is an attempt, whose result is shown. */
  check: (attempt?: boolean) => void;
  /** Reads the content. @returns whether it changed. */
  look: () => boolean;
}

/** Whether an element is in a field, or in the list or picker of the field, which is elsewhere in the page. */
function holds(field: HTMLElement | null, inner: Element | null): boolean {
  const controls = [...(field?.querySelectorAll('[aria-controls]') ?? [])];
  const popups = controls.map((control) => document.getElementById(control.getAttribute('aria-controls') ?? ''));
  return [field, ...popups].some((part) => part?.contains(inner));
}

/** Calls back once nothing was started again for a time in ms; at once if that is 0. */
function useDebounce(delay: number, onEnd: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const end = useEffectEvent(onEnd);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const start = () => {
    stop();
    if (delay > 0) timer.current = setTimeout(end, delay);
    else onEnd();
  };
  return { start, stop };
}

/**
 * The error that the form has for the control of a field, else what the browser's validation found, until it is corrected
 * or the form is reset. And whether the focus has left the field since it was drawn or reset.
 */
export function useFound({ element, validateOn, validateDebounce = 0, check, look }: FoundOptions) {
  const formValidatesOn = use(ValidateOnContext);
  const mode = validateOn ?? formValidatesOn;
  const [formError, updateFormError] = useFormError(element);
  const [validationMessage, setMessage] = useState('');
  const [touched, setTouched] = useState(false);
  const edited = useRef(false);
  const { constraint } = useMessages('field', fieldMessages, undefined);
  const messageIn = (field: HTMLElement | null) => {
    const control = firstInvalid(field);
    return control ? constraint(control) : '';
  };
  const resetting = useRef(false);
  const showFound = () => setMessage(messageIn(element.current));
  const attempt = () => {
    check(true);
    showFound();
  };
  const later = useDebounce(validateDebounce, attempt);
  const update = () => {
    check();
    updateFormError();
    setMessage((shown) => (shown === '' ? '' : messageIn(element.current)));
    if (!look() || mode !== 'change' || resetting.current) return;
    later.start();
  };
  const clear = useEffectEvent((event: Event) => {
    if (event.defaultPrevented) return;
    const form = event.target as HTMLFormElement;
    if (![...form.elements].some((control) => element.current?.contains(control))) return;
    later.stop();
    setMessage('');
    setTouched(false);
    edited.current = false;
    resetting.current = true;
    // The controls take their first values only after the event: that is no change of the user.
    setTimeout(() => {
      look();
      resetting.current = false;
    });
  });
  useEffect(() => {
    document.addEventListener('reset', clear);
    return () => document.removeEventListener('reset', clear);
  }, []);
  const show = (event: InvalidEvent<HTMLElement>) => {
    const control = event.target as HTMLInputElement;
    event.preventDefault();
    setMessage(constraint(control));
    // The browser moves the focus only if it shows its bubble. Someone who is typing keeps the focus.
    if (firstInvalid(control.form) === control && !takesTyping(document.activeElement, control.form)) control.focus();
  };
  const edit = () => {
    edited.current = true;
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (holds(element.current, relatedTarget)) return;
    setTouched(true);
    if (mode === 'blur' && edited.current) attempt();
  };
  return { found: formError || validationMessage, touched, show, showFound, edit, leave, update };
}
