import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { SimpleDialog } from './simple-dialog.tsx';
import base from './dialog.stories.tsx';

const meta = {
  ...base,
  title: 'Overlays/Dialog/Interactions',
  parameters: { ...base.parameters, picture: false },
} satisfies Meta<typeof SimpleDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened: Story['render'] = function Render(args) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Login</Button>
      <SimpleDialog
        {...args}
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          args.onOpenChange?.(next);
        }}
      />
    </>
  );
};

const openByKeyboard = async () => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  return screen.findByRole('dialog', { name: 'Welcome to Palimpsest' });
};

/** The dialog holds whether it is open; no state in the caller. */
export const Uncontrolled: Story = {
  args: { trigger: <Button>Login</Button>, onOpenChange: fn() },
  render: ({ open: _open, ...args }) => <SimpleDialog {...args} />,
  play: async ({ args, canvasElement }) => {
    await openByKeyboard();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Login' })).toHaveFocus());
  },
};

/** What is half filled in is not lost to a press beside it: the caller prevents the default. */
export const DirtyFormStaysOpen: Story = {
  args: { onInteractOutside: (event) => event.preventDefault(), onEscapeKeyDown: (event) => event.preventDefault() },
  render: opened,
  play: async ({ args }) => {
    const dialog = await openByKeyboard();
    await userEvent.click(dialog.parentElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(dialog).toBeVisible();
  },
};
