'use client';

import { use, type ReactNode } from 'react';
import type { FormErrorContent } from '../form/form-context.ts';
import { FieldContext } from './field-context.ts';

/** The state of a field: the same flags as its `data-…` attributes, its error, and the constraint behind it. */
export interface FieldValidityState {
  /** Whether there is an error. */
  invalid: boolean;
  /** Whether the focus has left the field and its value is valid. */
  valid: boolean;
  disabled: boolean;
  /** Whether the focus has left the field since the last reset. */
  touched: boolean;
  /** Whether the value differs from the first one. */
  dirty: boolean;
  /** Whether there is a value. */
  filled: boolean;
  focused: boolean;
  /** The error that `Field.Error` shows without children; empty if there is none. */
  error: FormErrorContent;
  /** The constraint of the browser whose error is shown; undefined if there is none, or the error has another source. */
  violated: keyof ValidityState | undefined;
  /**
   * The constraints of the browser that the value violates now, while the user types and before an error is shown; `customError` for
   * `validate`. The browser finds `tooShort` and `tooLong` only in a text that a user has changed.
   */
  violations: readonly (keyof ValidityState)[];
}

export interface FieldValidityProps {
  /** Draws something from the state of the field around it. */
  children: (state: FieldValidityState) => ReactNode;
}

const flags = ['invalid', 'valid', 'disabled', 'touched', 'dirty', 'filled', 'focused'] as const;

/** Gives the state of the field around it to a function that draws something from it, for example a list of rules that are met. */
export function FieldValidity({ children }: FieldValidityProps) {
  const field = use(FieldContext);
  const entries = flags.map((name) => [name, field?.attributes[`data-${name}`] === '']);
  const states = Object.fromEntries(entries) as Pick<FieldValidityState, (typeof flags)[number]>;
  return children({
    ...states,
    error: field?.problem || field?.validationError || '',
    violated: field?.violated || undefined,
    violations: (field?.violations.split(' ') ?? []).filter(Boolean) as (keyof ValidityState)[],
  });
}
