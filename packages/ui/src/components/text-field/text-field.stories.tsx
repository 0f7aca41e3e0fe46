import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail } from 'lucide-react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { fixedWidthModes } from '../../testing/modes.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

const meta = {
  title: 'Fields/TextField',
  component: TextField,
  parameters: {
    width: 320,
    docs: {
      description: {
        component: `
**When to use it**
- One line of text that nobody but the reader knows: a name, an address, a title.

**When not**
- The answer is one of a few known ones: use Select, or Combobox beyond about a dozen.
- It is a number: use NumberField, which has a unit and limits.
- It is a password: use PasswordField.
- It is a list of words: use TagInput.

| Key | Effect |
| --- | --- |
| Tab | Moves into the field. |
| Enter | Submits the form around it. |
`,
      },
    },
  },
  args: { label: 'Email', onChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

const error = 'Please enter a valid email address';

export const Default: Story = {};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'البريد الإلكتروني', hint: 'نرسل إليه الملصق حين يجهز.', placeholder: 'ines@olympe.example' },
};

export const Invalid: Story = {
  args: { defaultValue: 'ada@', error },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Email');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(error);
  },
};

export const Disabled: Story = {
  args: { defaultValue: 'ada@example.com', disabled: true },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const input = within(canvasElement).getByLabelText('Email');
    await expect(input).not.toHaveFocus();
    // The label is as faint as a placeholder, and the value must not pass for one.
    const label = within(canvasElement).getByText('Email');
    await waitFor(() => expect(getComputedStyle(input).color).not.toBe(getComputedStyle(label).color));
  },
};

export const ReadOnly: Story = {
  args: { defaultValue: 'ada@example.com', readOnly: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByLabelText('Email'), 'x');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Required: Story = { args: { required: true } };
export const WithPrefix: Story = { args: { prefix: <Mail aria-hidden />, placeholder: 'ada@example.com' } };
export const WithSuffix: Story = {
  args: { label: 'Size', defaultValue: '24', suffix: <span className="pe-2">px</span> },
};
export const LongText: Story = {
  args: { defaultValue: 'a.very.long.address.that.does.not.fit.into.the.field@example.com' },
};

export const Typing: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('ada');
    await expect(within(canvasElement).getByLabelText('Email')).toHaveValue('ada');
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};

const states: Record<string, Partial<TextFieldProps>> = {
  empty: { placeholder: 'ada@example.com' },
  filled: { defaultValue: 'ada@example.com' },
  affixes: { defaultValue: 'ada', prefix: <Mail aria-hidden />, suffix: <span className="pe-2">@example.com</span> },
  invalid: { defaultValue: 'ada@', error },
  'read only': { defaultValue: 'ada@example.com', readOnly: true },
  disabled: { defaultValue: 'ada@example.com', disabled: true },
};

export const Matrix: Story = {
  parameters: { width: 1152, chromatic: { modes: fixedWidthModes } },
  render: (args) => (
    <MatrixOf interactive axes={{ size: ['xs', 'sm', 'md', 'lg'], state: Object.keys(states) }} cellWidth={240}>
      {({ size, state }) => <TextField {...args} {...states[state]} size={size} />}
    </MatrixOf>
  ),
};
