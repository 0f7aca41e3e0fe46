import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  Checkbox,
  ColorField,
  Combobox,
  Field,
  FontPicker,
  Form,
  Input,
  LanguagePicker,
  PasswordField,
  Switch,
  TagInput,
  TextareaField,
  TextField,
  type FieldRootProps,
} from '../../index.ts';

let container: HTMLElement;
let root: Root;
const submitted = vi.fn<() => void>();
beforeEach(() => {
  submitted.mockClear();
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
});
afterEach(() => {
  root.unmount();
  container.remove();
});

function draw(fields: ReactNode) {
  root.render(
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    >
      {fields}
      <button type="submit">Save</button>
    </Form>,
  );
}

const save = () => userEvent.click(page.getByRole('button', { name: 'Save' }));
const fieldOf = (slot: string) => container.querySelector(`[data-slot="${slot}"]`);
const options = [{ value: 'fr', label: 'French' }];

/** Every field with a value, and the string that `validate` gets for it. */
const fields: [
  name: string,
  slot: string,
  value: string,
  draw: (props: Pick<FieldRootProps, 'validate'>) => ReactNode,
][] = [
  ['TextField', 'text-field', 'Olympe', (props) => <TextField label="A" name="a" defaultValue="Olympe" {...props} />],
  ['TextareaField', 'textarea-field', 'x', (props) => <TextareaField label="A" name="a" defaultValue="x" {...props} />],
  ['PasswordField', 'password-field', 'x', (props) => <PasswordField label="A" name="a" defaultValue="x" {...props} />],
  [
    'ColorField',
    'color-field',
    '#ff0000',
    (props) => <ColorField label="A" name="a" defaultValue="#ff0000" {...props} />,
  ],
  [
    'Combobox',
    'combobox',
    'fr',
    (props) => <Combobox label="A" name="a" options={options} defaultValue="fr" {...props} />,
  ],
  [
    'LanguagePicker',
    'combobox',
    'fr',
    (props) => <LanguagePicker label="A" name="a" languages={options} defaultValue="fr" {...props} />,
  ],
  [
    'FontPicker',
    'font-picker',
    'Inter',
    (props) => <FontPicker label="A" name="a" fonts={[{ family: 'Inter' }]} defaultValue="Inter" {...props} />,
  ],
  ['TagInput', 'tag-input', 'Nº 5', (props) => <TagInput label="A" name="a" defaultValue={['Nº 5', 'x']} {...props} />],
  ['Checkbox', 'checkbox', 'on', (props) => <Checkbox label="A" name="a" defaultChecked {...props} />],
  ['Switch', 'switch', 'on', (props) => <Switch label="A" name="a" defaultChecked {...props} />],
  [
    'Field.Root',
    'field',
    'x',
    (props) => (
      <Field.Root {...props}>
        <Field.Label>A</Field.Label>
        <Input name="a" defaultValue="x" />
        <Field.Error />
      </Field.Root>
    ),
  ],
];

test.each(fields)('`validate` of %s refuses the form with its message', async (_, slot, value, drawField) => {
  const validate = vi.fn<(value: string, values: FormData) => string>(() => 'This is taken.');
  draw(drawField({ validate }));
  await save();
  await expect.element(page.getByRole('alert')).toHaveTextContent('This is taken.');
  expect(submitted).not.toHaveBeenCalled();
  expect(validate.mock.lastCall?.[0]).toBe(value);
  expect(validate.mock.lastCall?.[1]).toBeInstanceOf(FormData);
  expect(fieldOf(slot)?.hasAttribute('data-invalid')).toBe(true);
});

test.each(fields)('%s without anything wrong is submitted', async (_, _slot, _value, drawField) => {
  draw(drawField({ validate: () => undefined }));
  await save();
  expect(submitted).toHaveBeenCalledOnce();
});

const repeated = () => page.getByRole('textbox', { name: 'Again' });

function drawTwo() {
  draw([
    <TextField key="1" label="Name" name="name" />,
    <TextField
      key="2"
      label="Again"
      name="again"
      required
      validate={(value, form) => (value === form.get('name') ? undefined : 'Not the same.')}
    />,
  ]);
}

test('what the browser finds is shown before what `validate` says', async () => {
  drawTwo();
  await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Olympe');
  await save();
  await expect.element(page.getByRole('alert')).not.toHaveTextContent('Not the same.');
  await userEvent.fill(repeated(), 'Olymp');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Not the same.');
});

test('the message goes as soon as the value is accepted, by typing here or in another field', async () => {
  drawTwo();
  await userEvent.fill(repeated(), 'Olympe');
  await save();
  await expect.element(repeated()).toHaveAccessibleDescription('Not the same.');
  await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Olympe');
  await expect.element(repeated()).toBeValid();
  expect(page.getByRole('alert').elements()).toEqual([]);
  await userEvent.fill(repeated(), 'Olymp');
  await save();
  await userEvent.fill(repeated(), 'Olympe');
  await expect.element(repeated()).toBeValid();
  await save();
  expect(submitted).toHaveBeenCalledOnce();
});

test('a field is marked as valid once the focus has left it, while nothing is wrong', async () => {
  draw(<TextField label="Name" name="name" required />);
  const name = page.getByRole('textbox', { name: 'Name' });
  await userEvent.fill(name, 'Olympe');
  expect(fieldOf('text-field')?.hasAttribute('data-valid')).toBe(false);
  await userEvent.tab();
  await expect.poll(() => fieldOf('text-field')?.hasAttribute('data-valid')).toBe(true);
  await userEvent.clear(name);
  await expect.poll(() => fieldOf('text-field')?.hasAttribute('data-valid')).toBe(false);
});
