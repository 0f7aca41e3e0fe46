import { FormField, Input } from '@palimpsest/ui';

export function ProjectInput() {
  return (
    <FormField label="Project">
      <Input name="project" className="font-display" defaultValue="Spring fair, Lyon" />
    </FormField>
  );
}
