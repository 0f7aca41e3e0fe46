import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { themeModes } from '../../testing/modes.ts';
import { Dialog } from './dialog.tsx';

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Welcome to Palimpsest',
    children: (
      <>
        <TextField label="Email" type="email" />
        <PasswordField label="Password" />
        <Button variant="primary" size="lg" fullWidth>
          Sign In
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithDescription: Story = {
  args: { description: 'Translate the text inside images, and keep the design.' },
};
export const WithError: Story = {
  parameters: { chromatic: { modes: themeModes } },
  args: { error: 'Invalid email or password' },
};
export const WithFooter: Story = {
  args: {
    title: 'Remove this text?',
    children: <p className="text-muted">The picture keeps its background; the text is gone from the export.</p>,
    footer: (
      <>
        <Button>Cancel</Button>
        <Button variant="danger">Remove</Button>
      </>
    ),
  },
};
export const Medium: Story = { args: { size: 'md' } };
export const Large: Story = { args: { size: 'lg' } };
export const Long: Story = {
  args: {
    children: Array.from({ length: 40 }, (_, line) => (
      <p key={line} className="text-muted">
        Line {line + 1} of a text that is longer than the window.
      </p>
    )),
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args }) => {
    await expect(await screen.findByRole('dialog')).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
  },
};

export const KeyboardPath: Story = {
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Login</Button>
        <Dialog {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Login' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Welcome to Palimpsest' });
    await expect(within(dialog).getByLabelText('Email')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
