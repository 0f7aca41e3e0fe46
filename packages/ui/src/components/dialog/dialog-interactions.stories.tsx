import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import * as Dialog from './dialog.parts.ts';
import type { OpenChangeReason } from '../../lib/open-change-reason.ts';
import type { OpenChangeDetails } from '../../lib/open-state.tsx';
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
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(
      true,
      expect.objectContaining({ reason: 'trigger-press' }),
    );
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

export const OpenedByKeyboard: Story = {
  render: opened,
  play: async () => {
    const dialog = await openByKeyboard();
    await waitFor(() => expect(within(dialog).getByLabelText('Email')).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
  },
};

export const EscapeRestoresFocus: Story = {
  render: opened,
  play: async ({ canvasElement }) => {
    await openByKeyboard();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Login' })).toHaveFocus());
  },
};

export const OutsidePressCloses: Story = {
  render: opened,
  play: async ({ args }) => {
    const dialog = await openByKeyboard();
    await userEvent.click(dialog.parentElement as HTMLElement);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};

/** The dialog of {@link UnsavedChanges}. */
function RenameDialog({ onRefuse }: { onRefuse: (reason: OpenChangeReason) => void }) {
  const [name, setName] = useState('Spring menu');
  const keepUnsaved = (open: boolean, { reason, cancel }: OpenChangeDetails) => {
    if (open || reason === 'close-press' || name === 'Spring menu') return;
    cancel();
    onRefuse(reason);
  };
  return (
    <Dialog.Root onOpenChange={keepUnsaved}>
      <Dialog.Trigger asChild>
        <Button>Rename</Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Title>Rename this poster</Dialog.Title>
        <Dialog.Description>
          Escape and a press outside keep the dialog open while the name is not saved.
        </Dialog.Description>
        <Dialog.Body>
          <TextField label="Name" value={name} onValueChange={setName} />
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Close asChild>
            <Button>Discard</Button>
          </Dialog.Close>
          <Dialog.Close asChild>
            <Button variant="primary">Rename</Button>
          </Dialog.Close>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

const refusals = fn();

/** The root tells why a dialog closes: this one refuses while there are unsaved changes, unless a button closes it. */
export const UnsavedChanges: Story = {
  render: () => <RenameDialog onRefuse={refusals} />,
  play: async () => {
    refusals.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(screen.getByLabelText('Name'), ' 2026');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.parentElement as HTMLElement);
    await waitFor(() => expect(refusals.mock.calls).toEqual([['escape-key'], ['outside-press']]));
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};
