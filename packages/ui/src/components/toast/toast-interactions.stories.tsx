import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ToastProvider } from './toast-provider.tsx';
import { Toast, type ToastProps } from './toast.tsx';
import { onUndo, withUndo } from './toast.stories.fixture.ts';
import base from './toast.stories.tsx';

const meta = {
  ...base,
  title: 'Overlays/Toast/Interactions',
  parameters: { ...base.parameters, picture: false },
} satisfies Meta<typeof Toast>;

export default meta;
type Story = StoryObj<typeof meta>;

function ClosingToast({ onOpenChange, ...props }: ToastProps) {
  const [open, setOpen] = useState(true);
  return (
    <Toast
      {...props}
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        onOpenChange(next);
      }}
    />
  );
}

const closing: Story['render'] = (args) => <ClosingToast {...args} />;

export const ActionRuns: Story = {
  args: withUndo,
  render: closing,
  play: async () => {
    onUndo.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(onUndo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('3 posters deleted')).toBeNull());
  },
};

/** Made of parts: in one line, with the cross before the words. */
export const OfParts: Story = {
  render: ({ open, onOpenChange, duration, title }) => (
    <Toast.Root tone="success" {...{ open, onOpenChange, duration }}>
      <Toast.Close />
      <Toast.Icon />
      <Toast.Title>{title}</Toast.Title>
      <Toast.Description>spring-fair.png</Toast.Description>
      <Toast.Action altText="Open the list of exports">Show</Toast.Action>
    </Toast.Root>
  ),
  play: async ({ args }) => {
    const toast = (await screen.findByText('spring-fair.png')).closest('li') as HTMLElement;
    await userEvent.click(within(toast).getByRole('button', { name: 'Dismiss' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const DismissedByPress: Story = {
  render: closing,
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await waitFor(() => expect(screen.queryByText('Exported at the original size')).toBeNull());
  },
};

export const DismissedByEscape: Story = {
  render: closing,
  play: async () => {
    screen.getByRole('button', { name: 'Dismiss' }).focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Exported at the original size')).toBeNull());
  },
};

export const ClosesAfterItsDuration: Story = {
  args: { duration: 50 },
  render: closing,
  play: async ({ args }) => {
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await waitFor(() => expect(screen.queryByText('Exported at the original size')).toBeNull());
  },
};

/** Two toasts in places of their own, whose time starts with the same press: the one that is left alone is the clock. */
const beside: Story['render'] = function Render(args) {
  const [duration, setDuration] = useState(Infinity);
  return (
    <>
      <Button onClick={() => setDuration(50)}>Start both clocks</Button>
      <ClosingToast {...args} duration={duration} />
      <ToastProvider messages={{ region: 'The other notifications' }}>
        <ClosingToast {...args} duration={duration} title="Left alone" />
      </ToastProvider>
    </>
  );
};

const startClocks = async (canvasElement: HTMLElement) => {
  // Without moving the focus or the pointer, as a press would.
  await fireEvent.click(within(canvasElement).getByRole('button', { name: 'Start both clocks', hidden: true }));
  await waitFor(() => expect(screen.queryByText('Left alone')).toBeNull());
};

const heldToast = () => screen.getByText('Exported at the original size');

export const PausesOnFocus: Story = {
  render: beside,
  play: async ({ canvasElement }) => {
    within(heldToast().closest('li') as HTMLElement)
      .getByRole('button', { name: 'Dismiss' })
      .focus();
    await startClocks(canvasElement);
    await expect(heldToast()).toBeVisible();
  },
};

export const PausesOnHover: Story = {
  render: beside,
  play: async ({ canvasElement }) => {
    await fireEvent.pointerMove(heldToast());
    await startClocks(canvasElement);
    await expect(heldToast()).toBeVisible();
  },
};

export const ResumesOnBlur: Story = {
  render: beside,
  play: async ({ canvasElement }) => {
    within(heldToast().closest('li') as HTMLElement)
      .getByRole('button', { name: 'Dismiss' })
      .focus();
    await startClocks(canvasElement);
    within(canvasElement).getByRole('button', { name: 'Start both clocks' }).focus();
    await waitFor(() => expect(screen.queryByText('Exported at the original size')).toBeNull());
  },
};
