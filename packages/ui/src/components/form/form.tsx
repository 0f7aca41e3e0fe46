'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import { takesTyping } from '../field/validity.ts';
import { FormContext, FormDirtContext, refusedControl, type FormAnswer, type FormErrors } from './form-context.ts';
import { useChangedEntries } from './use-changed-entries.ts';

const noErrors: FormErrors = {};

export interface FormProps extends ComponentProps<'form'> {
  /**
   * The errors of the controls, by their `name`, for example from a server. Each field shows its error while it has the submitted value. The focus
   * moves to the first control with an error, unless the user is typing. Keep the same object until there is a new answer.
   * @default {}
   */
  errors?: FormErrors | undefined;
  /** Called with true when the first field becomes dirty, and with false when no field is dirty any more. */
  onDirtyChange?: ((dirty: boolean) => void) | undefined;
}

/** Collects the dirty fields. @returns whether any field is dirty, and the function that fields call. */
function useDirtyFields(onDirtyChange: FormProps['onDirtyChange']) {
  const [fields, setFields] = useState<readonly string[]>([]);
  const report = useCallback(
    (field: string, isDirty: boolean) =>
      setFields((known) => (isDirty ? [...known, field] : known.filter((other) => other !== field))),
    [],
  );
  const dirty = fields.length > 0;
  const reported = useRef(false);
  const reportChange = useEffectEvent((now: boolean) => onDirtyChange?.(now));
  useEffect(() => {
    if (reported.current === dirty) return;
    reported.current = dirty;
    reportChange(dirty);
  }, [dirty]);
  return [dirty, report] as const;
}

/** A form that passes the errors of a server to its fields, and reports whether any field is dirty. */
export function Form({ errors = noErrors, onDirtyChange, ref, ...props }: FormProps) {
  const [dirty, report] = useDirtyFields(onDirtyChange);
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
      <FormDirtContext value={report}>
        <form ref={useComposedRefs(element, ref)} data-slot="form" data-dirty={dirty ? '' : undefined} {...props} />
      </FormDirtContext>
    </FormContext>
  );
}
