'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import { takesTyping } from '../field/validity.ts';
import { FormContext, refusedControl, type FormAnswer, type FormErrors } from './form-context.ts';

const noErrors: FormErrors = {};

export interface FormProps extends ComponentProps<'form'> {
  /**
   * What is wrong with controls, by their `name`, as a server answered it. Each field shows its error until its value is
   * another one, and the focus goes to the first. A new object is taken for a new answer.
   * @default {}
   */
  errors?: FormErrors | undefined;
}

/** A form whose fields show what the server refused. */
export function Form({ errors = noErrors, ref, ...props }: FormProps) {
  const element = useRef<HTMLFormElement>(null);
  const [answer, setAnswer] = useState<FormAnswer | null>(null);
  useLayoutEffect(() => {
    const form = element.current;
    if (!form) return;
    const values = new FormData(form);
    const next = { errors, refused: new Map(Object.keys(errors).map((name) => [name, values.getAll(name)])) };
    setAnswer(next);
    if (!takesTyping(document.activeElement, form)) refusedControl(form, next)?.focus();
  }, [errors]);
  return (
    <FormContext value={answer}>
      <form ref={useComposedRefs(element, ref)} data-slot="form" {...props} />
    </FormContext>
  );
}
