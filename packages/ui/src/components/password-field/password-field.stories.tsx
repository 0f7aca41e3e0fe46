import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { fixedWidthModes } from '../../testing/modes.ts';
import { PasswordField, type PasswordFieldProps } from './password-field.tsx';

const meta = {
  title: 'Fields/PasswordField',
  component: PasswordField,
  parameters: {
    width: 320,
    docs: {
      description: {
        component: `
**When to use it**
- People enter a password or create one. Set \`autoComplete\` to \`current-password\` or \`new-password\`.

**When not**
- The text is not secret: use TextField.
- A code that was sent: use TextField with \`autoComplete="one-time-code"\`.

| Key | Effect |
| --- | --- |
| Tab | Moves into the field, then to the button that shows the password. |
| Enter or Space on the button | Shows the password, or hides it again. |
`,
      },
    },
  },
  args: { label: 'Password', autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

const secret = 'oak gall and gum';

export const Default: Story = {};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'סיסמה', hint: 'שמונה תווים לפחות.', defaultValue: 'correct horse' },
};

export const Invalid: Story = { args: { error: 'Password is required' } };

export const Disabled: Story = {
  args: { defaultValue: secret, disabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Show password' })).toBeDisabled();
  },
};

export const Shown: Story = {
  args: { defaultValue: secret },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement);
    await userEvent.click(field.getByRole('button', { name: 'Show password' }));
    await expect(field.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await expect(field.getByLabelText('Password')).toHaveValue(secret);
  },
};

const states: Record<string, Partial<PasswordFieldProps>> = {
  empty: {},
  filled: { defaultValue: secret },
  invalid: { defaultValue: 'oak', error: 'At least 8 characters' },
  disabled: { defaultValue: secret, disabled: true },
};

export const Matrix: Story = {
  parameters: { width: 1152, chromatic: { modes: fixedWidthModes } },
  render: (args) => (
    <MatrixOf interactive axes={{ size: ['sm', 'md', 'lg'], state: Object.keys(states) }} cellWidth={240}>
      {({ size, state }) => <PasswordField {...args} {...states[state]} size={size} />}
    </MatrixOf>
  ),
};
