import { useLayoutEffect, useState, type ChangeEvent, type RefObject } from 'react';

/** The reasons why values were refused, by the name of the field. */
export type FieldErrors = Readonly<Record<string, string>>;

/**
 * Shows the errors of a form at its fields, each until the user changes that field. The focus moves to the first refused field, unless the user is
 * typing.
 * @param errors the answer of the server; a new object for each answer
 * @returns the props of a field by its name, to which `onChange` reports the new text
 */
export function useRefusedFields(form: RefObject<HTMLFormElement | null>, errors: FieldErrors | undefined) {
  const [corrected, setCorrected] = useState<{ of: FieldErrors | undefined; names: readonly string[] }>();
  useLayoutEffect(() => {
    if (!errors || document.activeElement instanceof HTMLInputElement) return;
    const inputs = [...(form.current?.querySelectorAll('input') ?? [])];
    inputs.find(({ name }) => errors[name])?.focus();
  }, [form, errors]);
  const names = corrected?.of === errors ? (corrected?.names ?? []) : [];
  return (name: string, value: string, onChange: (value: string) => void) => ({
    name,
    value,
    error: names.includes(name) ? undefined : errors?.[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setCorrected({ of: errors, names: [...names, name] });
      onChange(target.value);
    },
  });
}
