import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { fixedWidthModes } from '../../testing/modes.ts';
import { controlVariants } from './control.variants.ts';
import { FormField, type FormFieldProps } from './form-field.tsx';

const meta = {
  title: 'Fields/FormField',
  component: FormField,
  parameters: {
    width: 320,
    docs: {
      description: {
        component: `
**When to use it**
- A control that this package does not have must look and work like the other fields.
- You write your own field: every field here is built with it.

**When not**
- There is a field for it already: use TextField, Select, Combobox, NumberField, ColorField or TagInput.
- It is a switch or a checkbox, whose label is beside it: use Switch or Checkbox.
`,
      },
    },
  },
  args: {
    label: 'Message to the translator',
    children: (control) => (
      <div className={controlVariants()}>
        <textarea {...control} rows={3} className="w-full resize-none bg-transparent px-3 py-2 outline-none" />
      </div>
    ),
  },
} satisfies Meta<typeof FormField>;

export default meta;
type Story = StoryObj<typeof meta>;

const hint = 'Names that must stay as they are.';
const error = 'Write what the translator must know.';

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Message to the translator')).toBeValid();
  },
};

export const Playground: Story = {
  args: { hint, error: '', required: true, hideLabel: false, controlId: 'message', labelAction: 'optional' },
};

export const WithHint: Story = {
  args: { hint },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Message to the translator')).toHaveAccessibleDescription(hint);
  },
};

export const Invalid: Story = {
  args: { hint, error },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByLabelText('Message to the translator');
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription(error);
  },
};

export const Required: Story = {
  args: { required: true },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('textbox', { name: 'Message to the translator' });
    await expect(control).toBeRequired();
  },
};

export const HiddenLabel: Story = {
  args: { hideLabel: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: 'Message to the translator' })).toBeVisible();
  },
};

export const WithLabelAction: Story = {
  args: { labelAction: <span className="text-xs text-faint">optional</span> },
};

export const LabelBeside: Story = { args: { labelPlacement: 'start', label: 'Message', error } };

export const LabelFocusesTheControl: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Message to the translator'));
    await expect(within(canvasElement).getByRole('textbox')).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    label: 'Anweisungen für die Übersetzerinnen und Übersetzer dieses Veranstaltungsplakats',
    error:
      'Die Nachricht ist zu lang: kürzen Sie sie auf höchstens fünfhundert Zeichen, damit sie neben dem Plakat Platz findet.',
  },
};

const messages: Record<string, Partial<FormFieldProps>> = { none: {}, hint: { hint }, error: { error } };
const labels: Record<string, Partial<FormFieldProps>> = {
  plain: {},
  required: { required: true },
  'with an action': { labelAction: <span className="text-xs text-faint">optional</span> },
  hidden: { hideLabel: true },
};

export const Matrix: Story = {
  parameters: { width: 1152, chromatic: { modes: fixedWidthModes } },
  render: (args) => (
    <MatrixOf axes={{ message: Object.keys(messages), label: Object.keys(labels) }} cellWidth={220}>
      {({ message, label }) => <FormField {...args} {...messages[message]} {...labels[label]} />}
    </MatrixOf>
  ),
};
