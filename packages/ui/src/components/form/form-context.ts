'use client';

import { createContext, use, useCallback, useState, type ReactNode, type RefObject } from 'react';
import { areSame } from './use-changed-entries.ts';

/** The error of a control: one message, or a list of texts that are shown one per line. */
export type FormErrorContent = ReactNode | readonly string[];

/** The errors of the controls of a form, by the `name` of the control. */
export type FormErrors = Readonly<Record<string, FormErrorContent>>;

const isEmpty = (error: FormErrorContent) => !error || (Array.isArray(error) && error.length === 0);

/** The errors of a form, and the values that were refused. */
export interface FormAnswer {
  errors: FormErrors;
  /** The entries of the form under each name that has an error: those that the user submitted, or those that the answer set. */
  refused: ReadonlyMap<string, readonly FormDataEntryValue[]>;
}

export const FormContext = /* @__PURE__ */ createContext<FormAnswer | null>(null);

/**
 * The error that the form around an element has for the control inside it, while that control holds the refused value.
 * @returns the error, and a function that compares the value again. Call it when the value may have changed.
 */
export function useFormError(element: RefObject<HTMLElement | null>): [FormErrorContent, () => void] {
  const answer = use(FormContext);
  const [error, setError] = useState<FormErrorContent>(null);
  const update = useCallback(() => {
    setError(() => {
      const control = answer ? refusedControl(element.current, answer) : undefined;
      return control ? answer?.errors[control.name] : null;
    });
  }, [answer, element]);
  return [error, update];
}

type NamedControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLOutputElement;

/** The first control in a container that still holds a refused value. A form includes the controls elsewhere whose `form` attribute names it. */
export function refusedControl(container: HTMLElement | null, { errors, refused }: FormAnswer) {
  const controls =
    container instanceof HTMLFormElement
      ? container.elements
      : container?.querySelectorAll('input, select, textarea, output');
  return [...(controls ?? [])].find((control): control is NamedControl => {
    const { name, form } = control as NamedControl;
    if (!form || isEmpty(errors[name])) return false;
    const before = refused.get(name);
    return before !== undefined && areSame(new FormData(form).getAll(name), before);
  });
}
