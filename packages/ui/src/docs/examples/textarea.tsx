import { TextareaField } from '@palimpsest/ui';

export function TranslatorNote() {
  return (
    <TextareaField
      label="Note to the translator"
      name="note"
      autoSize
      defaultValue="Keep the name of the house: it is a brand in all of our markets."
    />
  );
}
