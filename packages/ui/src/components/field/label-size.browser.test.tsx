import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import {
  ColorField,
  Combobox,
  Field,
  FontPicker,
  FormField,
  Input,
  LanguagePicker,
  NumberField,
  PasswordField,
  SelectField,
  TagInput,
  TextareaField,
  TextField,
} from '../../index.ts';
import { languages } from '../../testing/field-parts.tsx';
import { container, render } from '../../testing/plain-form.tsx';

type Size = 'sm' | 'md' | 'lg';

const fields: [name: string, draw: (size: Size) => ReactNode][] = [
  ['TextField', (size) => <TextField label="Field" size={size} />],
  ['PasswordField', (size) => <PasswordField label="Field" size={size} />],
  ['TextareaField', (size) => <TextareaField label="Field" size={size} />],
  ['NumberField', (size) => <NumberField label="Field" size={size} />],
  ['NumberField beside its label', (size) => <NumberField label="Field" size={size} labelPlacement="start" />],
  ['ColorField', (size) => <ColorField label="Field" size={size} />],
  ['TagInput', (size) => <TagInput label="Field" size={size} />],
  ['SelectField', (size) => <SelectField label="Field" options={languages} value={null} size={size} />],
  ['Combobox', (size) => <Combobox label="Field" options={languages} size={size} />],
  ['LanguagePicker', (size) => <LanguagePicker label="Field" languages={languages} size={size} />],
  ['FontPicker', (size) => <FontPicker label="Field" fonts={[{ family: 'Inter' }]} size={size} />],
  [
    'FormField',
    (size) => (
      <FormField label="Field" size={size}>
        <Input />
      </FormField>
    ),
  ],
  [
    'A field of parts',
    (size) => (
      <Field.Root size={size}>
        <Field.Label>Field</Field.Label>
        <Input />
      </Field.Root>
    ),
  ],
];

// The tests are drawn without the stylesheet of Tailwind.
const steps = '.text-xs { font-size: 12px } .text-sm { font-size: 14px }';

test.each(fields)('the label of %s is one step larger at `lg`, and that of its neighbours is not', (_, draw) => {
  const sizes = (['sm', 'md', 'lg'] as const).map((size) => {
    render(
      <>
        <style>{steps}</style>
        {draw(size)}
        <TextField label="Neighbour" />
      </>,
    );
    const labels = [...container.querySelectorAll('[data-slot=field-label]')];
    return labels.map((label) => getComputedStyle(label).fontSize);
  });
  expect(sizes).toEqual([
    ['12px', '12px'],
    ['12px', '12px'],
    ['14px', '12px'],
  ]);
});

test('a control without a size has that of its field', () => {
  render(
    <Field.Root size="lg">
      <Field.Label>Field</Field.Label>
      <Input />
    </Field.Root>,
  );
  expect(container.querySelector('input')?.dataset['size']).toBe('lg');
});
