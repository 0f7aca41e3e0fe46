import { FormField } from '@palimpsest/ui';

export function Message() {
  return (
    <FormField label="Message to the translator" hint="Names stay as they are.">
      {(control) => <textarea {...control} name="message" className="rounded-md border border-strong bg-raised p-2" />}
    </FormField>
  );
}
