import type { ComponentProps } from 'react';
import { ColorField, Combobox, Field, type ComboboxRootProps } from '../index.ts';

/** Options of a field. */
export const languages = [
  { value: 'pt', label: 'Português' },
  { value: 'fr', label: 'Français' },
];

/** The parts of a ColorField, as a caller puts them together. */
export function ColorParts(props: ComponentProps<typeof ColorField.Root>) {
  return (
    <ColorField.Root name="field" {...props}>
      <Field.Label>Field</Field.Label>
      <ColorField.Control>
        <ColorField.Swatch />
        <ColorField.Input />
      </ColorField.Control>
      <ColorField.Picker />
      <Field.Error />
    </ColorField.Root>
  );
}

/** The parts of a Combobox, as a caller puts them together. */
export function ComboboxParts(props: Omit<ComboboxRootProps, 'options'>) {
  return (
    <Combobox.Root name="field" options={languages} {...props}>
      <Field.Label>Field</Field.Label>
      <Combobox.Trigger>
        <Combobox.Value />
      </Combobox.Trigger>
      <Combobox.Content>
        <Combobox.Input />
        <Combobox.List />
      </Combobox.Content>
      <Field.Error />
    </Combobox.Root>
  );
}
