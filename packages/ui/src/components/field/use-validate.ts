'use client';

import { useRef, type ComponentType, type RefObject } from 'react';
import { controlsIn, type ValidatedControl } from './validity.ts';

/**
 * Checks a value beyond the browser's constraints. A message makes the control invalid, as any other
 * constraint does; undefined accepts the value.
 * @param value The value that the field submits: its text, the value of its option, or the first of several entries; empty if there is none.
 * @param values Everything that the form would submit; empty outside of a form.
 */
export type Validate = (value: string, values: FormData) => string | undefined;

/**
 * As {@link Validate}, with an answer that is waited for.
 * @param signal Aborted as soon as the answer is not needed: the value changed, the form was reset, or the field is gone.
 */
export type AsyncValidate = (value: string, values: FormData, signal: AbortSignal) => Promise<string | undefined>;

/** What a field knows of an asynchronous rule. */
export interface Wait {
  validating: boolean;
  /** What is shown because the rule failed. */
  failure?: string;
}

/** What a field gives to the answers of its asynchronous rule. */
export interface AnswersProps {
  /** The rule. */
  validate: AsyncValidate;
  /** The element of the field. */
  element: RefObject<HTMLElement | null>;
  /** Set by the answers: returns the message for the content of the field, and asks the rule if that is an attempt to validate. */
  askRef: RefObject<((attempt: boolean) => string) | undefined>;
  /** What the field knows now; undefined while nothing is asked. */
  wait: Wait | undefined;
  /** Tells the field that the rule is asked, was answered or failed. */
  setWait: (wait: Wait | undefined) => void;
  /** Shows what is wrong now. */
  show: () => void;
}

/** An asynchronous rule: made by `asyncRule`. */
export interface AsyncRule {
  validate: AsyncValidate;
  /** Asks, waits and announces. Part of the rule, so that fields without such a rule do not bring its code along. */
  Answers: ComponentType<AnswersProps>;
}

/** The value that the controls submit: that of the first one with a name, else that of the first one. Of radios it is that of the checked one. */
export function valueOf(controls: readonly ValidatedControl[]): string {
  const first = controls.find(({ name }) => name !== '') ?? controls[0];
  const control = first?.type === 'radio' ? controls.find((radio) => radio.matches(':checked')) : first;
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
    return control.checked ? control.value : '';
  }
  return control?.value ?? '';
}

/** The values of a form; none if there is no form. */
export const valuesOf = (form: HTMLFormElement | null) => (form ? new FormData(form) : new FormData());

/** A rule of a component before that of its caller. */
export function withRule(own: () => string | undefined, rule: Validate | AsyncRule | undefined): Validate | AsyncRule {
  return typeof rule === 'object'
    ? { ...rule, validate: async (...asked) => own() ?? (await rule.validate(...asked)) }
    : (...asked) => own() ?? rule?.(...asked);
}

/**
 * Sets the custom validity of a field's control to the result of a function of the caller. The browser's own constraints take precedence.
 * @returns `check` validates again: call it when a value may have changed, and with true where the field is to be validated, because
 * only then an asynchronous rule is asked. `askRef` is for the answers of such a rule.
 */
export function useValidate(element: RefObject<HTMLElement | null>, rule: Validate | AsyncRule | undefined) {
  const set = useRef('');
  const askRef: AnswersProps['askRef'] = useRef(undefined);
  const check = (attempt = false) => {
    const before = set.current;
    if (!rule && before === '') return;
    const controls = controlsIn(element.current);
    const control = controls.find(({ willValidate }) => willValidate);
    if (!control) return;
    if (before !== '' && control.validationMessage === before) control.setCustomValidity('');
    const { valid } = control.validity;
    const answer =
      typeof rule === 'object'
        ? askRef.current?.(attempt && valid)
        : valid && rule?.(valueOf(controls), valuesOf(control.form));
    set.current = (valid && answer) || '';
    if (valid) control.setCustomValidity(set.current);
  };
  return { check, askRef };
}
