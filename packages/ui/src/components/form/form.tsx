'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import { takesTyping } from '../field/validity.ts';
import { FormContext, refusedControl, type FormAnswer, type FormErrors } from './form-context.ts';
import { useChangedEntries } from './use-changed-entries.ts';

const noErrors: FormErrors = {};

export interface FormProps extends ComponentProps<'form'> {
  /**
   * The errors of the controls, by their `name`, for example from a server. Each field shows its error while it has the submitted value. The focus
   * moves to the first control with an error, unless the user is typing. Keep the same object until there is a new answer.
   * @default {}
   */
  errors?: FormErrors | undefined;
}

/** A form that passes the errors of a server to its fields. */
export function Form({ errors = noErrors, ref, ...props }: FormProps) {
  const element = useRef<HTMLFormElement>(null);
  const [answer, setAnswer] = useState<FormAnswer | null>(null);
  const takeChanged = useChangedEntries(element);
  useLayoutEffect(() => {
    const form = element.current;
    if (!form) return;
    const values = new FormData(form);
    const names = Object.keys(errors);
    // Callers often remove the old errors at a submission: that is no answer.
    const changed = names.length > 0 ? takeChanged() : undefined;
    const refused = new Map(names.map((name) => [name, changed?.get(name) ?? values.getAll(name)]));
    const next = { errors, refused };
    setAnswer(next);
    if (!takesTyping(document.activeElement, form)) refusedControl(form, next)?.focus();
  }, [errors, takeChanged]);
  return (
    <FormContext value={answer}>
      <form ref={useComposedRefs(element, ref)} data-slot="form" {...props} />
    </FormContext>
  );
}
