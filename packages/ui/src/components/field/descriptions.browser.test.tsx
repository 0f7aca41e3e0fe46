import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import {
  Checkbox,
  ColorField,
  Combobox,
  Field,
  FileDropzone,
  Input,
  NumberField,
  PasswordField,
  SelectField,
  Switch,
  TagInput,
  Textarea,
  TextareaField,
  TextField,
} from '../../index.ts';
import { languages } from '../../testing/field-parts.tsx';
import { container, drawForm } from '../../testing/plain-form.tsx';

/** The texts that describe the first described element, in their order. */
function descriptions(field: ReactNode) {
  drawForm(
    <>
      <p id="note">Seen by everyone.</p>
      {field}
    </>,
  );
  const describedBy = container.querySelector('[aria-describedby]')?.getAttribute('aria-describedby') ?? '';
  return describedBy.split(' ').map((id) => document.getElementById(id)?.textContent);
}

describe('a description of the caller', () => {
  test.each<[string, ReactNode]>([
    ['TextField', <TextField key="f" label="Field" error="Wrong." aria-describedby="note" />],
    ['PasswordField', <PasswordField key="f" label="Field" error="Wrong." aria-describedby="note" />],
    ['TextareaField', <TextareaField key="f" label="Field" error="Wrong." aria-describedby="note" />],
    ['NumberField', <NumberField key="f" label="Field" error="Wrong." aria-describedby="note" />],
    ['ColorField', <ColorField key="f" label="Field" error="Wrong." aria-describedby="note" />],
    ['TagInput', <TagInput key="f" label="Field" error="Wrong." aria-describedby="note" />],
    ['Combobox', <Combobox key="f" label="Field" error="Wrong." aria-describedby="note" options={languages} />],
    [
      'SelectField',
      <SelectField key="f" label="Field" value={null} error="Wrong." aria-describedby="note" options={languages} />,
    ],
    ['Checkbox', <Checkbox key="f" label="Field" error="Wrong." aria-describedby="note" />],
    ['Switch', <Switch key="f" label="Field" error="Wrong." aria-describedby="note" />],
    ['FileDropzone', <FileDropzone key="f" label="Field" error="Wrong." aria-describedby="note" />],
  ])('is kept beside the error of %s', (_, field) => {
    expect(descriptions(field)).toEqual(['Seen by everyone.', 'Wrong.']);
  });

  test.each<[string, ReactNode]>([
    ['Input', <Input key="c" aria-describedby="note" />],
    ['Textarea', <Textarea key="c" aria-describedby="note" />],
    [
      'Field.Control',
      <Field.Control key="c" aria-describedby="note">
        <input type="date" />
      </Field.Control>,
    ],
  ])('on the part %s is kept beside the error of its field', (_, control) => {
    const field = (
      <Field.Root invalid>
        <Field.Label>Field</Field.Label>
        {control}
        <Field.Error>Wrong.</Field.Error>
      </Field.Root>
    );
    expect(descriptions(field)).toEqual(['Seen by everyone.', 'Wrong.']);
  });

  test.each<[string, ReactNode]>([
    [
      'ColorField.Input',
      <ColorField.Root key="f" invalid>
        <ColorField.Input aria-label="Field" aria-describedby="note" />
        <Field.Error>Wrong.</Field.Error>
      </ColorField.Root>,
    ],
    [
      'TagInput.Input',
      <TagInput.Root key="f" invalid>
        <TagInput.Input aria-label="Field" aria-describedby="note" />
        <Field.Error>Wrong.</Field.Error>
      </TagInput.Root>,
    ],
    [
      'Combobox.Trigger',
      <Combobox.Root key="f" invalid options={languages}>
        <Combobox.Trigger aria-label="Field" aria-describedby="note" />
        <Field.Error>Wrong.</Field.Error>
      </Combobox.Root>,
    ],
  ])('on %s is kept beside the error', (_, field) => {
    expect(descriptions(field)).toEqual(['Seen by everyone.', 'Wrong.']);
  });
});
