'use client';

import { createContext, use, useCallback, useEffect, useId, useState, type ReactNode, type RefObject } from 'react';

/** What is wrong with a control; several messages stand below each other. */
export type FormErrorContent = ReactNode | readonly string[];

/** What is wrong with the controls of a form, by their `name`. */
export type FormErrors = Readonly<Record<string, FormErrorContent>>;

const isEmpty = (error: FormErrorContent) => !error || (Array.isArray(error) && error.length === 0);

/** Errors, and the values that they were given for. */
export interface FormAnswer {
  errors: FormErrors;
  /** The entries that the form submitted under each name. */
  refused: ReadonlyMap<string, readonly FormDataEntryValue[]>;
}

export const FormContext = /* @__PURE__ */ createContext<FormAnswer | null>(null);

/** When a field is validated: with the form, when the focus leaves it, or when its value changes. */
export type ValidateOn = 'submit' | 'blur' | 'change';

/** When the fields of a form are validated. */
export const ValidateOnContext = /* @__PURE__ */ createContext<ValidateOn>('submit');

/** Tells the form whether the field with an id is dirty. */
export const FormDirtContext = /* @__PURE__ */ createContext<(field: string, dirty: boolean) => void>(() => undefined);

/** Reports to the form around a field whether the field is dirty. */
export function useFormDirt(dirty: boolean) {
  const field = useId();
  const report = use(FormDirtContext);
  useEffect(() => {
    if (!dirty) return undefined;
    report(field, true);
    return () => report(field, false);
  }, [dirty, field, report]);
}

/**
 * The error that the form around an element has for the control inside it, as long as that control holds the value
 * that was refused.
 * @returns the error, and a function that checks again. Call it when the value may have changed.
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

/** The first control inside that still holds a refused value. A form includes controls that refer to it by `form`. */
export function refusedControl(container: HTMLElement | null, { errors, refused }: FormAnswer) {
  const controls =
    container instanceof HTMLFormElement
      ? container.elements
      : container?.querySelectorAll('input, select, textarea, output');
  return [...(controls ?? [])].find((control): control is NamedControl => {
    const { name, form } = control as NamedControl;
    if (!form || isEmpty(errors[name])) return false;
    const values = new FormData(form).getAll(name);
    const before = refused.get(name);
    return before?.length === values.length && values.every((value, index) => Object.is(value, before[index]));
  });
}
