'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import { takesTyping } from '../field/validity.ts';
import { FormContext, refusedControl, ValidateOnContext, type FormAnswer, type FormErrors } from './form-context.ts';

const noErrors: FormErrors = {};

export interface FormProps extends ComponentProps<'form'> {
  /**
   * What is wrong with controls, by their `name`, as a server answered it. Each field shows its error until its value is
   * another one, and the focus goes to the first. A new object is taken for a new answer.
   * @default {}
   */
  errors?: FormErrors | undefined;
  /**
   * When its fields show what the browser's validation finds: at the attempt to submit, or already when the focus leaves a
   * field after something was typed or chosen there.
   * @default 'submit'
   */
  validateOn?: 'submit' | 'blur' | undefined;
}

/** A form whose fields show what the server refused. */
export function Form({ errors = noErrors, validateOn = 'submit', ref, ...props }: FormProps) {
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
      <ValidateOnContext value={validateOn}>
        <form ref={useComposedRefs(element, ref)} data-slot="form" {...props} />
      </ValidateOnContext>
    </FormContext>
  );
}
