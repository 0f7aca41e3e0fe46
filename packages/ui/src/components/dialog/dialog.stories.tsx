import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { matrixModes } from '../../testing/modes.ts';
import { Button } from '../button/button.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { TextField } from '../text-field/text-field.tsx';
import * as Dialog from './dialog.parts.ts';
import { SimpleDialog, type SimpleDialogProps } from './simple-dialog.tsx';

const signIn = (
  <>
    <TextField label="Email" type="email" />
    <PasswordField label="Password" />
    <Button variant="primary" size="lg" fullWidth>
      Sign In
    </Button>
  </>
);

const meta = {
  title: 'Overlays/Dialog',
  component: SimpleDialog,
  subcomponents: Dialog,
  parameters: {
    docs: {
      // In a frame of its own: a modal would open over the page.
      story: { inline: false, height: '30rem' },
      description: {
        component: `
**When to use it**
- One thing must be answered before the rest can go on: signing in, choosing a file.
- The page behind it must stay as it is.

**When not**
- It confirms a deletion: use ConfirmDialog, where Cancel has the first focus.
- It only tells what happened: use Toast, which closes by itself.
- A few settings beside the control that they belong to: use Popover.

| Key | Effect |
| --- | --- |
| Tab, Shift Tab | Moves inside it and never leaves it. |
| Escape | Closes it, unless it is busy. The focus returns to the element that opened it, or to its neighbour if that is gone. |
`,
      },
    },
  },
  args: { open: true, onOpenChange: fn(), title: 'Welcome to Palimpsest', children: signIn },
} satisfies Meta<typeof SimpleDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const footer = (
  <>
    <Button>Cancel</Button>
    <Button variant="primary">Save</Button>
  </>
);

export const Default: Story = {
  render: ({ open = true, onOpenChange = fn() }) => (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Trigger asChild>
        <Button>Rename</Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Title>Rename this poster</Dialog.Title>
        <Dialog.Description>The new name is also the name of the exported file.</Dialog.Description>
        <Dialog.Body>
          <TextField label="Name" defaultValue="Spring fair, Lyon" />
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Close asChild>
            <Button>Cancel</Button>
          </Dialog.Close>
          <Button variant="primary">Rename</Button>
        </Dialog.Footer>
        <Dialog.Close />
      </Dialog.Content>
    </Dialog.Root>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Rename this poster' });
    await expect(dialog).toHaveAccessibleDescription('The new name is also the name of the exported file.');
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    title: 'إعادة تسمية الملصق',
    description: 'الاسم الجديد هو أيضًا اسم الملف الذي تُصدّره.',
    children: <TextField label="الاسم" defaultValue="معرض الربيع، ليون" />,
    closeLabel: 'إغلاق',
    footer: (
      <>
        <Button>إلغاء</Button>
        <Button variant="primary">إعادة التسمية</Button>
      </>
    ),
  },
};

export const WithDescription: Story = {
  args: { description: 'Translate the text inside images, and keep the design.' },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(
      'Translate the text inside images, and keep the design.',
    );
  },
};

export const WithError: Story = {
  args: { error: 'Invalid email or password' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Invalid email or password');
  },
};

export const WithFooter: Story = {
  args: {
    title: 'Rename this poster',
    children: <TextField label="Name" defaultValue="Spring fair, Lyon" />,
    footer,
  },
};

export const LongText: Story = {
  args: {
    title: 'Übersetzungseinstellungen für „Frühlingsfest und Nachtmarkt in der Altstadt“',
    description: 'Averyveryverylongfilenamewithoutanyspacesthatstillhastofitintoadialog-final-2.png',
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args }) => {
    await expect(await screen.findByRole('dialog')).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

const states: Record<string, Partial<SimpleDialogProps>> = {
  plain: {},
  description: { description: 'Translate the text inside images, and keep the design.' },
  error: { error: 'Invalid email or password' },
  busy: { busy: true },
  footer: { footer },
};

/** A containing block for a dialog: fixed elements stay in it. */
function Framed(props: SimpleDialogProps) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  return (
    <div ref={setFrame} className="h-90 w-full translate-y-0 overflow-hidden rounded-lg">
      {frame ? <SimpleDialog {...props} container={frame} onOpenAutoFocus={(event) => event.preventDefault()} /> : null}
    </div>
  );
}

export const Matrix: Story = {
  parameters: { chromatic: { modes: matrixModes } },
  args: { children: <TextField label="Email" type="email" /> },
  render: (args) => (
    <MatrixOf axes={{ size: ['sm', 'md', 'lg'], state: Object.keys(states) }} cellWidth={1000}>
      {({ size, state }) => <Framed {...args} {...states[state]} size={size} />}
    </MatrixOf>
  ),
};
