import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { withRouter } from '../../testing/with-router.tsx';
import { ConfirmEmailView } from './confirm-email-view.tsx';
import { ResetPasswordView } from './reset-password-view.tsx';

const meta = {
  title: 'Web/Email links',
  component: ResetPasswordView,
  parameters: { fill: true },
  decorators: [withRouter('/reset-password')],
  args: { step: 'ask', done: false, loading: false, error: undefined, onSubmit: fn() },
} satisfies Meta<typeof ResetPasswordView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Forgotten: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Email'), 'ada@example.org{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('ada@example.org');
  },
};
export const LinkSent: Story = { args: { done: true } };
export const NewPassword: Story = { args: { step: 'choose' } };
export const LinkExpired: Story = {
  args: { step: 'choose', error: 'This link is wrong, expired or was used before. Please ask for a new one.' },
};
export const PasswordRefused: Story = {
  args: { step: 'choose', fieldErrors: { password: 'This password is too common. Please choose another one.' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByLabelText('New password')).toHaveAccessibleDescription(
      'This password is too common. Please choose another one.',
    );
  },
};
export const PasswordChanged: Story = { args: { step: 'choose', done: true } };
export const ConfirmAddress: Story = {
  render: () => <ConfirmEmailView state="ready" error={undefined} onConfirm={fn()} />,
};
export const AddressConfirmed: Story = {
  render: () => <ConfirmEmailView state="done" error={undefined} onConfirm={fn()} />,
};
