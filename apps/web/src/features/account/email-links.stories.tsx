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

export const Forgotten: Story = {};
export const ForgottenUsed: Story = {
  ...Forgotten,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
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
const confirming = { loading: false, error: undefined, onConfirm: fn(), onAsk: fn() };

export const ConfirmAddress: Story = { render: () => <ConfirmEmailView {...confirming} state="ready" /> };
/** The address of the page has no token: another link is offered in place of a press that cannot work. */
export const LinkIncomplete: Story = {
  render: () => <ConfirmEmailView {...confirming} state="incomplete" />,
};
export const LinkIncompleteUsed: Story = {
  ...LinkIncomplete,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: 'Confirm address' })).toBeNull();
    await userEvent.type(await canvas.findByLabelText('Email'), 'ada@example.org{Enter}');
    await expect(confirming.onAsk).toHaveBeenCalledWith('ada@example.org');
  },
};
export const AddressConfirmed: Story = { render: () => <ConfirmEmailView {...confirming} state="done" /> };
