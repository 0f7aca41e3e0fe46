import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { fixedWidthModes } from '../../testing/modes.ts';
import { Checkbox, type CheckboxProps } from './checkbox.tsx';

const meta = {
  title: 'Fields/Checkbox',
  component: Checkbox,
  parameters: {
    width: 320,
    docs: {
      description: {
        component: `
**When to use it**
- People agree to something or include it, and it takes effect when the form is submitted.
- People choose any number of a list.

**When not**
- It takes effect at once: use Switch.
- People write a list of words: use TagInput.

| Key | Effect |
| --- | --- |
| Space | Checks or unchecks it. |
| Tab | Moves to the next one; each is a tab stop. |
`,
      },
    },
  },
  args: { label: 'Keep brand names', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'השאר שמות מותג', hint: 'קפה אולימפ נשאר קפה אולימפ.', defaultChecked: true },
};

export const WithHint: Story = {
  args: { hint: 'They stay as they are in every language.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox')).toHaveAccessibleDescription(
      'They stay as they are in every language.',
    );
  },
};
export const Invalid: Story = {
  args: { label: 'I may use these images', required: true, error: 'Confirm that you may use them' },
  play: async ({ canvasElement }) => {
    const checkbox = within(canvasElement).getByRole('checkbox');
    await expect(checkbox).toBeInvalid();
    await expect(checkbox).toHaveAccessibleDescription('Confirm that you may use them');
  },
};
export const Disabled: Story = { args: { defaultChecked: true, disabled: true } };
export const LongText: Story = {
  args: {
    label: 'Keep the names of brands, places and people exactly as they are written in the first image',
    hint: 'A name that is also a word of the language, such as “Apple”, is kept only where it is written as a name.',
  },
};

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('checkbox')).toHaveFocus();
  },
};

const states: Record<string, Partial<CheckboxProps>> = {
  plain: {},
  hint: { hint: 'In every language.' },
  invalid: { error: 'Needs your word' },
  disabled: { disabled: true },
};

export const Matrix: Story = {
  parameters: { chromatic: { modes: fixedWidthModes }, width: 1100 },
  render: (args) => (
    <MatrixOf interactive axes={{ value: ['unchecked', 'checked'], state: Object.keys(states) }} cellWidth={180}>
      {({ value, state }) => <Checkbox {...args} {...states[state]} defaultChecked={value === 'checked'} />}
    </MatrixOf>
  ),
};
