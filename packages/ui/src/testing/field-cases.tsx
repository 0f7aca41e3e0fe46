import type { ReactNode } from 'react';
import { page, userEvent } from 'vitest/browser';
import {
  Checkbox,
  ColorField,
  Combobox,
  FormField,
  Input,
  PasswordField,
  Switch,
  TagInput,
  TextareaField,
  TextField,
} from '../index.ts';
import { ColorParts, ComboboxParts, languages } from './field-parts.tsx';
import { fill } from './plain-form.tsx';

/** A field, and its entries in a plain form. */
export interface FieldCase {
  name: string;
  /** The field with a first value. */
  filled: ReactNode;
  /** The entries that a form submits at first. */
  first: [string, string][];
  /** Changes the value as a user does. */
  change: () => Promise<unknown>;
  /** The entries that a form submits after the change. */
  changed: [string, string][];
  /** The field without a value, required. */
  required: ReactNode;
}

const textCase = (
  name: string,
  Component: typeof TextField | typeof PasswordField | typeof TextareaField,
): FieldCase => ({
  name,
  filled: <Component label="Field" name="field" defaultValue="Menu" />,
  first: [['field', 'Menu']],
  change: () => fill('Field', 'Card'),
  changed: [['field', 'Card']],
  required: <Component label="Field" name="field" required />,
});

/** Every field that takes part in a form. */
export const fields: FieldCase[] = [
  textCase('TextField', TextField),
  textCase('PasswordField', PasswordField),
  textCase('TextareaField', TextareaField),
  {
    name: 'Input',
    filled: (
      <FormField label="Field">
        <Input name="field" defaultValue="Menu" />
      </FormField>
    ),
    first: [['field', 'Menu']],
    change: () => fill('Field', 'Card'),
    changed: [['field', 'Card']],
    required: (
      <FormField label="Field" required>
        <Input name="field" />
      </FormField>
    ),
  },
  {
    name: 'ColorField',
    filled: <ColorField label="Field" name="field" defaultValue="#173bac" />,
    first: [['field', '#173bac']],
    change: () => fill('Field', '#C82'),
    changed: [['field', '#cc8822']],
    required: <ColorField label="Field" name="field" required />,
  },
  {
    name: 'TagInput',
    filled: <TagInput label="Field" name="field" defaultValue={['Olympe']} />,
    first: [['field', 'Olympe']],
    change: async () => {
      await fill('Field', ' Nordlys ');
      await userEvent.keyboard('{Enter}');
    },
    changed: [
      ['field', 'Olympe'],
      ['field', 'Nordlys'],
    ],
    required: <TagInput label="Field" name="field" required />,
  },
  {
    name: 'Combobox',
    filled: <Combobox label="Field" name="field" options={languages} defaultValue="pt" />,
    first: [['field', 'pt']],
    change: async () => {
      await userEvent.click(page.getByRole('button', { name: 'Field Português' }));
      await userEvent.keyboard('fran{Enter}');
    },
    changed: [['field', 'fr']],
    required: <Combobox label="Field" name="field" options={languages} required />,
  },
  {
    name: 'The parts of ColorField',
    filled: <ColorParts defaultValue="#173bac" />,
    first: [['field', '#173bac']],
    change: () => fill('Field', '#C82'),
    changed: [['field', '#cc8822']],
    required: <ColorParts required />,
  },
  {
    name: 'The parts of Combobox',
    filled: <ComboboxParts defaultValue="pt" />,
    first: [['field', 'pt']],
    change: async () => {
      await userEvent.click(page.getByRole('button', { name: 'Field Português' }));
      await userEvent.keyboard('fran{Enter}');
    },
    changed: [['field', 'fr']],
    required: <ComboboxParts required />,
  },
  {
    name: 'Checkbox',
    filled: <Checkbox label="Field" name="field" value="yes" defaultChecked />,
    first: [['field', 'yes']],
    change: () => userEvent.click(page.getByLabelText('Field')),
    changed: [],
    required: <Checkbox label="Field" name="field" value="yes" required />,
  },
  {
    name: 'Switch',
    filled: <Switch label="Field" name="field" value="yes" />,
    first: [],
    change: () => userEvent.click(page.getByLabelText('Field')),
    changed: [['field', 'yes']],
    required: <Switch label="Field" name="field" value="yes" required />,
  },
];
