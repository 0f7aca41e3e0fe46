import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { matrixModes } from '../../testing/modes.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

const meta = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  parameters: {
    docs: {
      // In a frame of its own: a modal would open over the page.
      story: { inline: false, height: '30rem' },
      description: {
        component: `
**When to use it**
- The action cannot be undone: deleting a poster, leaving with unsaved changes.
- The title asks, the description says what is lost, the button repeats the verb.

**When not**
- The action can be undone: do it at once and offer Undo in a Toast.
- There is more to fill in than a yes or no: use Dialog.

| Key | Effect |
| --- | --- |
| Enter or Space | Cancels at first: Cancel has the focus. |
| Tab, Shift Tab | Moves between the two buttons. |
| Escape | Cancels, unless it is busy. The focus returns to the element that opened it. |
`,
      },
    },
  },
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Delete this poster?',
    description: '“Spring fair, Lyon” and its 3 translations are gone for good.',
    confirmLabel: 'Delete poster',
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this poster?' });
    await expect(dialog).toHaveAccessibleDescription('“Spring fair, Lyon” and its 3 translations are gone for good.');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};

export const Busy: Story = {
  args: { busy: true, busyLabel: 'Deleting...' },
  play: async ({ args }) => {
    await expect(await screen.findByRole('button', { name: 'Deleting...' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const WithError: Story = {
  args: { error: 'The poster could not be deleted. Check your connection and try again.' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('could not be deleted');
  },
};

export const LongText: Story = {
  args: {
    title: 'Frühlingsfest-Plakat mit allen Übersetzungen unwiderruflich löschen?',
    confirmLabel: 'Plakat und Übersetzungen löschen',
    messages: { cancel: 'Doch lieber behalten' },
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    title: 'למחוק את הכרזה?',
    description: '„יריד האביב, ליון” ושלושת התרגומים שלה יימחקו לצמיתות.',
    confirmLabel: 'מחיקת הכרזה',
    messages: { cancel: 'ביטול' },
  },
};

const states = ['asking', 'busy', 'error'] as const;

function Framed(props: ConfirmDialogProps) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  return (
    <div ref={setFrame} className="h-75 w-full translate-y-0 overflow-hidden rounded-lg">
      {frame ? (
        <ConfirmDialog {...props} container={frame} onOpenAutoFocus={(event) => event.preventDefault()} />
      ) : null}
    </div>
  );
}

export const Matrix: Story = {
  parameters: { chromatic: { modes: matrixModes } },
  render: (args) => (
    <MatrixOf axes={{ state: states }} cellWidth={480}>
      {({ state }) => (
        <Framed
          {...args}
          busyLabel="Deleting..."
          busy={state === 'busy'}
          error={state === 'error' ? 'The poster could not be deleted. Try again.' : undefined}
        />
      )}
    </MatrixOf>
  ),
};
