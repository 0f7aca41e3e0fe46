import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { fixedWidthModes } from '../../testing/modes.ts';
import { Input } from '../input/input.tsx';
import { Textarea } from '../textarea/textarea.tsx';
import * as Field from './field.parts.ts';
import type { FieldRootProps } from './field.tsx';

const meta = {
  title: 'Fields/Field',
  component: Field.Root,
  parameters: {
    width: 320,
    docs: {
      description: {
        component: `
**When to use it**
- A field needs another layout than the one-element fields, or its control needs its own classes.
- A control of another package needs a name, descriptions and the invalid state: \`Field.Control\` gives them to its child.

**When not**
- The usual layout is enough: use TextField, TextareaField, SelectField or another field, or FormField.
- It is a switch or a checkbox: use Switch or Checkbox, whose label is beside them.
`,
      },
    },
  },
  render: (args) => (
    <Field.Root {...args}>
      <Field.Label>Project</Field.Label>
      <Input name="project" defaultValue="Spring menu" />
      <Field.Description>Stands on every export.</Field.Description>
    </Field.Root>
  ),
} satisfies Meta<typeof Field.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Project' });
    await expect(input).toHaveAccessibleDescription('Stands on every export.');
  },
};

export const Playground: Story = {
  args: { controlId: 'project', describedBy: '', invalid: false, required: true, disabled: false },
};

export const Invalid: Story = {
  render: (args) => (
    <Field.Root {...args} invalid>
      <Field.Label>Project</Field.Label>
      <Input name="project" defaultValue="Spring menu" />
      <Field.Error>There is a project of this name already. Choose another.</Field.Error>
    </Field.Root>
  ),
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Project' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('There is a project of this name already. Choose another.');
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toBeDisabled();
  },
};

/** `data-dirty` stands on every part while the value differs from the first one: here the label shows a dot. */
export const Dirty: Story = {
  render: (args) => (
    <Field.Root {...args}>
      <Field.Label className="data-dirty:after:ms-1 data-dirty:after:text-accent data-dirty:after:content-['●'/'changed']">
        Project
      </Field.Label>
      <Field.Control className="rounded-md border border-strong bg-raised px-3 py-1.5 text-sm text-ink">
        <input name="project" defaultValue="Spring menu" />
      </Field.Control>
      <Field.Description>Stands on every export.</Field.Description>
    </Field.Root>
  ),
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.type(input, ' 2026');
    const field = canvasElement.querySelector('[data-slot=field]');
    for (const state of ['data-dirty', 'data-filled', 'data-focused']) {
      await expect(field).toHaveAttribute(state);
      await expect(input).toHaveAttribute(state);
    }
  },
};

/** `Field.Control` gives a control of another package its id, its descriptions and its state. */
export const ForeignControl: Story = {
  render: (args) => (
    <Field.Root {...args} required>
      <Field.Label>Opening day</Field.Label>
      <Field.Control className="rounded-md border border-strong bg-raised px-3 py-1.5 text-sm text-ink">
        <input type="date" />
      </Field.Control>
      <Field.Description>As on the poster.</Field.Description>
    </Field.Root>
  ),
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Opening day');
    await expect(input).toBeRequired();
    await expect(input).toHaveAccessibleDescription('As on the poster.');
  },
};

/** `Field.Input asChild`: another element with the look and the ties of `Input`. */
export const ReplacedInput: Story = {
  render: (args) => (
    <Field.Root {...args} required>
      <Field.Label>Postcode</Field.Label>
      <Field.Input asChild name="postcode">
        <input inputMode="numeric" maxLength={5} />
      </Field.Input>
      <Field.Description>Five digits.</Field.Description>
    </Field.Root>
  ),
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Postcode' });
    await expect(input).toHaveAccessibleDescription('Five digits.');
    await expect(input).toBeRequired();
    await userEvent.type(input, '69001');
    await expect(input).toHaveValue('69001');
  },
};

export const ForeignControlDisabled: Story = {
  render: (args) => (
    <Field.Root {...args} disabled>
      <Field.Label>Opening day</Field.Label>
      <Field.Control className="rounded-md border border-line px-3 py-1.5 text-sm text-faint">
        <input type="date" />
      </Field.Control>
    </Field.Root>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Opening day')).toBeDisabled();
  },
};

/** Arabic words, read from right to left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: (args) => (
    <Field.Root {...args} required invalid>
      <Field.Label>اسم المشروع</Field.Label>
      <Input name="project" defaultValue="قائمة الربيع" />
      <Field.Error>يوجد مشروع بهذا الاسم. اختر اسمًا آخر.</Field.Error>
    </Field.Root>
  ),
};

const states: Record<string, FieldRootProps> = {
  plain: {},
  required: { required: true },
  invalid: { invalid: true },
  disabled: { disabled: true },
};

export const Matrix: Story = {
  parameters: { width: 1152, chromatic: { modes: fixedWidthModes } },
  render: () => (
    <MatrixOf axes={{ control: ['input', 'textarea'], state: Object.keys(states) }} cellWidth={240}>
      {({ control, state }) => (
        <Field.Root {...states[state]}>
          <Field.Label>Note to the translator</Field.Label>
          {control === 'input' ? (
            <Input defaultValue="Keep the name of the house" />
          ) : (
            <Textarea defaultValue="Keep the name of the house: it is a brand in all of our markets." />
          )}
          {state === 'invalid' ? (
            <Field.Error>Write at most 20 characters.</Field.Error>
          ) : (
            <Field.Description>Sent with every picture.</Field.Description>
          )}
        </Field.Root>
      )}
    </MatrixOf>
  ),
};
