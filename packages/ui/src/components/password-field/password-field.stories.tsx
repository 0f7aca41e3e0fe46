import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PasswordField } from './password-field.tsx';

const meta = {
  title: 'Fields/PasswordField',
  component: PasswordField,
  parameters: { width: 320 },
  args: { label: 'Password', autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: 'oak gall and gum' } };
export const Invalid: Story = { args: { error: 'Password is required' } };
export const Disabled: Story = { args: { defaultValue: 'oak gall and gum', disabled: true } };

export const ShownAndHiddenByKeyboard: Story = {
  args: { defaultValue: 'oak gall' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement);
    const input = field.getByLabelText('Password');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(field.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
  },
};
