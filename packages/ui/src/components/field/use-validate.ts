'use client';

import { useRef, type ComponentType, type RefObject } from 'react';
import { controlsIn, type ValidatedControl } from './validity.ts';

/**
 * Checks what the browser's constraints cannot.
 * @returns a message, which makes the control invalid as a constraint does; or undefined if the value is valid
 * @param value The value that the field submits: its text, the value of its option, or the first of several entries; empty if there is none.
 * @param values All entries that the form would submit; empty outside of a form.
 */
export type Validate = (value: string, values: FormData) => string | undefined;

/**
 * Like {@link Validate}, but returns a promise.
 * @param signal Aborted when the result is not needed any more: the value changed, the form was reset, or the field was unmounted.
 */
export type AsyncValidate = (value: string, values: FormData, signal: AbortSignal) => Promise<string | undefined>;

/** The state of an asynchronous rule. */
export interface RuleState {
  /** Whether the rule is running. */
  validating: boolean;
  /** The error that is shown because the rule failed. */
  failure?: string;
}

/** The props that a field gives to the `Runner` component of its asynchronous rule. */
export interface RuleRunnerProps {
  /** The rule. */
  validate: AsyncValidate;
  /** The element of the field. */
  element: RefObject<HTMLElement | null>;
  /** Set by the component: returns the message for the current content. If `attempt` is true and there is no result yet, it runs the rule. */
  runRef: RefObject<((attempt: boolean) => string) | undefined>;
  /** The state of the rule; undefined while it is not running and has not failed. */
  ruleState: RuleState | undefined;
  /** Tells the field that the rule is running, has a result or failed. */
  setRuleState: (ruleState: RuleState | undefined) => void;
  /** Validates the field with the result of the rule, and shows the error. */
  show: () => void;
}

/** An asynchronous rule, made by `asyncRule`. */
export interface AsyncRule {
  validate: AsyncValidate;
  /** Runs the rule, and announces that it is running. It belongs to the rule, so that pages without such a rule do not load its code. */
  Runner: ComponentType<RuleRunnerProps>;
}

/** The value that the controls submit: that of the first control with a name, else that of the first one. Of radios, that of the checked one. */
export function valueOf(controls: readonly ValidatedControl[]): string {
  const named = controls.find(({ name }) => name !== '') ?? controls[0];
  const control = named?.type === 'radio' ? controls.find((radio) => radio.matches(':checked')) : named;
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
    return control.checked ? control.value : '';
  }
  return control?.value ?? '';
}

/** The entries of a form; empty if there is no form. */
export const valuesOf = (form: HTMLFormElement | null) => (form ? new FormData(form) : new FormData());

/** Combines the rule of a component with that of its caller. The component's own message takes precedence. */
export function withRule(own: () => string | undefined, rule: Validate | AsyncRule | undefined): Validate | AsyncRule {
  return typeof rule === 'object'
    ? { ...rule, validate: async (...args) => own() ?? (await rule.validate(...args)) }
    : (...args) => own() ?? rule?.(...args);
}

/**
 * Sets the custom validity of a field's control to the result of the caller's rule. The browser's own constraints take precedence.
 * @returns `check`, which applies the rule again: call it when a value may have changed, and with true to validate the field, because only
 * then an asynchronous rule runs; and `runRef`, for the `Runner` of such a rule.
 */
export function useValidate(element: RefObject<HTMLElement | null>, rule: Validate | AsyncRule | undefined) {
  const ownMessage = useRef('');
  const runRef: RuleRunnerProps['runRef'] = useRef(undefined);
  const check = (attempt = false) => {
    const previous = ownMessage.current;
    if (!rule && previous === '') return;
    const controls = controlsIn(element.current);
    const control = controls.find(({ willValidate }) => willValidate);
    if (!control) return;
    if (previous !== '' && control.validationMessage === previous) control.setCustomValidity('');
    const { valid } = control.validity;
    const message =
      typeof rule === 'object'
        ? runRef.current?.(attempt && valid)
        : valid && rule?.(valueOf(controls), valuesOf(control.form));
    ownMessage.current = (valid && message) || '';
    if (valid) control.setCustomValidity(ownMessage.current);
  };
  return { check, runRef };
}
