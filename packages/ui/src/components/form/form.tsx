'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import { takesTyping } from '../field/validity.ts';
import {
  FormContext,
  FormDirtContext,
  refusedControl,
  ValidateOnContext,
  type FormAnswer,
  type FormErrors,
} from './form-context.ts';

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
  /** Called when the first field gets another value than it had at first, and when none has one any more. */
  onDirtyChange?: ((dirty: boolean) => void) | undefined;
}

/** Which fields are dirty. @returns whether any is, and what fields tell it. */
function useDirt(onDirtyChange: FormProps['onDirtyChange']) {
  const [fields, setFields] = useState<readonly string[]>([]);
  const report = useCallback(
    (field: string, isDirty: boolean) =>
      setFields((known) => (isDirty ? [...known, field] : known.filter((other) => other !== field))),
    [],
  );
  const dirty = fields.length > 0;
  const reported = useRef(false);
  const tell = useEffectEvent((now: boolean) => onDirtyChange?.(now));
  useEffect(() => {
    if (reported.current === dirty) return;
    reported.current = dirty;
    tell(dirty);
  }, [dirty]);
  return [dirty, report] as const;
}

/** A form whose fields show what the server refused, and that knows whether any of them was changed. */
export function Form({ errors = noErrors, validateOn = 'submit', onDirtyChange, ref, ...props }: FormProps) {
  const [dirty, report] = useDirt(onDirtyChange);
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
        <FormDirtContext value={report}>
          <form ref={useComposedRefs(element, ref)} data-slot="form" data-dirty={dirty ? '' : undefined} {...props} />
        </FormDirtContext>
      </ValidateOnContext>
    </FormContext>
  );
}
