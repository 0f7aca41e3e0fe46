import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { themeModes } from '../../testing/modes.ts';
import { Toast, ToastProvider } from './toast.tsx';

const meta = {
  title: 'Overlays/Toast',
  component: Toast,
  args: { open: true, onOpenChange: fn(), title: 'Exported at the original size', duration: Infinity },
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof Toast>;

export default meta;
type Story = StoryObj<typeof meta>;

const closing: Story['render'] = function Render(args) {
  const [open, setOpen] = useState(true);
  return (
    <Toast
      {...args}
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        args.onOpenChange(next);
      }}
    />
  );
};

export const Default: Story = {};
export const Success: Story = { args: { tone: 'success' } };
export const Danger: Story = {
  args: { tone: 'danger', title: 'Export failed', description: 'The picture is too large for this browser.' },
};
export const LongText: Story = {
  args: { title: 'A font with the name "Averyveryverylongfontfamilynamewithoutspaces" already exists.' },
};
export const Stack: Story = {
  parameters: { chromatic: { modes: themeModes } },
  render: (args) => (
    <>
      <Toast {...args} />
      <Toast {...args} tone="danger" title="Failed to load image" />
    </>
  ),
};

export const HidesByItself: Story = {
  args: { duration: 300 },
  render: closing,
  play: async ({ args }) => {
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false), { timeout: 3000 });
    await waitFor(() => expect(screen.queryByText('Exported at the original size')).toBeNull());
  },
};

export const StaysWhileItHasFocus: Story = {
  args: { duration: 400 },
  render: closing,
  play: async ({ args }) => {
    screen.getByRole('button', { name: 'Dismiss' }).focus();
    // Nothing to wait for: the point is that the time passes and nothing happens.
    await new Promise((resolve) => setTimeout(resolve, 900));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('Exported at the original size')).toBeNull());
  },
};
