import { problemSentence } from '@palimpsest/contract';
import { Button } from '@palimpsest/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { narrow } from '../../testing/narrow.ts';
import { inGerman } from '../../testing/in-german.tsx';
import { tabletInDark } from '../../testing/tablet-in-dark.ts';
import { AuthModalView } from './auth-modal-view.tsx';

type Props = ComponentProps<typeof AuthModalView>;

function ModalWithMemory(props: Props) {
  const [values, setValues] = useState(props.values);
  const [error, setError] = useState(props.error);
  return (
    <AuthModalView
      {...props}
      values={values}
      error={error}
      onValuesChange={setValues}
      onProblem={(refused) => {
        props.onProblem(refused);
        setError(problemSentence(refused.problem));
      }}
    />
  );
}

const meta = {
  title: 'Web/Authentication',
  component: AuthModalView,
  render: (args) => <ModalWithMemory {...args} />,
  parameters: { fill: true, docs: { story: { inline: false, height: '40rem' } } },
  args: {
    open: true,
    mode: 'login',
    values: { name: '', surname: '', email: '', password: '' },
    error: undefined,
    sessionEnded: false,
    hasImage: false,
    justSignedUp: false,
    confirmationSent: false,
    onForgotPassword: fn(),
    onAskAgain: undefined,
    loading: false,
    onValuesChange: fn(),
    onSubmit: fn(),
    onProblem: fn(),
    onSwitchMode: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof AuthModalView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Login: Story = {
  parameters: tabletInDark,
};
export const LoginUsed: Story = {
  ...Login,
  tags: ['!dev', '!autodocs'],
  parameters: { ...Login.parameters, chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    await expect(screen.getByLabelText('Email')).toHaveFocus();
    await userEvent.keyboard('ada{Enter}');
    await expect(screen.getByRole('alert')).toHaveTextContent('Please enter a valid email address');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(screen.getByLabelText('Email'));
    await userEvent.keyboard('ada@example.org{Tab}secret{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: "Don't have an account? Sign Up" }));
    await expect(args.onSwitchMode).toHaveBeenCalledOnce();
  },
};
export const SessionEnded: Story = {
  args: { sessionEnded: true },
  play: async () => {
    await expect(screen.getByText('Your session has ended. Log in again to go on where you were.')).toBeVisible();
  },
};
export const Signup: Story = {
  args: { mode: 'signup' },
};
export const SignupUsed: Story = {
  ...Signup,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    await expect(screen.getByLabelText('Name')).toHaveFocus();
    await expect(screen.getByLabelText('Name')).toHaveAttribute('placeholder', 'Ada');
    await userEvent.keyboard('Ada{Enter}');
    await expect(screen.getByRole('alert')).toHaveTextContent('Surname is required');
    await expect(screen.getByLabelText('Surname')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
/** Why it asks, and the rule of the password before it is broken. */
export const SignupWithImage: Story = {
  args: { mode: 'signup', hasImage: true },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await expect(screen.getByText('Please log in to continue')).toBeVisible();
    await expect(screen.getByText('An account keeps your images and results.')).toBeVisible();
    await expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('At least 8 characters.');
    const before = screen.getByLabelText('Name').getBoundingClientRect().top;
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('alert')).toHaveTextContent('Name is required');
    await expect(screen.queryByText('Please log in to continue')).not.toBeInTheDocument();
    await expect(screen.getByLabelText('Name').getBoundingClientRect().top).toBeCloseTo(before, 0);
  },
};
export const SignupRefused: Story = { args: { mode: 'signup', error: 'Name is required' } };
export const Loading: Story = {
  args: { loading: true, values: { name: '', surname: '', email: 'ada@example.org', password: 'secret' } },
};
export const JustSignedUp: Story = {
  args: { justSignedUp: true, values: { name: 'Ada', surname: 'Byron', email: 'ada@example.org', password: 'secret' } },
};
export const WithIdentityProvider: Story = {
  args: { identityProvider: <Button fullWidth>Sign in with Google</Button> },
  play: async () => {
    await expect(await screen.findByText('or')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
  },
};
export const ConfirmationSent: Story = { args: { justSignedUp: true, confirmationSent: true } };
export const LoginRefused: Story = {
  args: {
    error: 'Invalid email or password',
    values: { name: '', surname: '', email: 'ada@example.org', password: 'secret' },
  },
};
/** The way on stands with the reason. */
export const AddressUnconfirmed: Story = {
  args: {
    error:
      'Please confirm your email address first: open the link in the email that we sent you, or ask for another one.',
    onAskAgain: fn(),
    values: { name: '', surname: '', email: 'ada@example.org', password: 'secret' },
  },
};
export const AddressUnconfirmedUsed: Story = {
  ...AddressUnconfirmed,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Ask for another email' }));
    await expect(args.onAskAgain).toHaveBeenCalledOnce();
  },
};
export const Narrow: Story = { ...narrow, args: { mode: 'signup' } };
export const German: Story = {
  decorators: [inGerman],
  args: { mode: 'signup' },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Willkommen bei Palimpsest' })).toBeVisible();
  },
};
