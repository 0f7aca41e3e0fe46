import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { matrixModes } from '../../testing/modes.ts';
import { Button } from '../button/button.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { dialogGuide } from './dialog.guide.ts';
import * as Dialog from './dialog.parts.ts';
import type { OpenChangeDetails, OpenChangeReason } from '../../lib/open-state.tsx';
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
  parameters: { guide: dialogGuide },
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

export const Playground: Story = {
  args: {
    size: 'md',
    description: 'Translate the text inside images, and keep the design.',
    error: '',
    busy: false,
    closeLabel: 'Close',
    footer,
  },
};

export const OneLine: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Welcome to Palimpsest' })).not.toHaveAttribute(
      'aria-describedby',
    );
  },
};

export const WithErrorInParts: Story = {
  render: () => (
    <Dialog.Root open>
      <Dialog.Content size="md">
        <Dialog.Title>Import a glossary</Dialog.Title>
        <Dialog.Body>
          <Dialog.Error>
            Line 14 has three columns instead of two. Remove the extra comma, then import again.
          </Dialog.Error>
          <TextField label="Name" defaultValue="Winter catalogue" />
        </Dialog.Body>
        <Dialog.Close />
      </Dialog.Content>
    </Dialog.Root>
  ),
};

/** The dialog holds whether it is open; no state in the caller. */
export const Uncontrolled: Story = {
  parameters: { picture: false },
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
  parameters: { picture: false },
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

export const Small: Story = { args: { size: 'sm' } };
export const Medium: Story = { parameters: { picture: false }, args: { size: 'md' } };
export const Large: Story = { args: { size: 'lg' } };

export const LongText: Story = {
  args: {
    title: 'Übersetzungseinstellungen für „Frühlingsfest und Nachtmarkt in der Altstadt“',
    description: 'Averyveryverylongfilenamewithoutanyspacesthatstillhastofitintoadialog-final-2.png',
  },
};

export const ScrollsWithTheWindow: Story = {
  args: {
    title: 'Terms of use',
    children: Array.from({ length: 40 }, (_, line) => (
      <p key={line} className="text-muted">
        {line + 1}. Pictures that you upload stay yours; we keep them only to translate them.
      </p>
    )),
    footer,
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

export const OpenedByKeyboard: Story = {
  parameters: { picture: false },
  render: opened,
  play: async () => {
    const dialog = await openByKeyboard();
    await waitFor(() => expect(within(dialog).getByLabelText('Email')).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
  },
};

export const EscapeRestoresFocus: Story = {
  parameters: { picture: false },
  render: opened,
  play: async ({ canvasElement }) => {
    await openByKeyboard();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Login' })).toHaveFocus());
  },
};

export const OutsidePressCloses: Story = {
  parameters: { picture: false },
  render: opened,
  play: async ({ args }) => {
    const dialog = await openByKeyboard();
    await userEvent.click(dialog.parentElement as HTMLElement);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};

/** The portal and the scrim as parts: here the scrim blurs the page. */
export const PortalAndOverlay: Story = {
  render: () => (
    <Dialog.Root defaultOpen>
      <Dialog.Portal>
        <Dialog.Overlay className="bg-ink/10 backdrop-blur-sm">
          <Dialog.Content>
            <Dialog.Title>Rename this poster</Dialog.Title>
            <Dialog.Description>The page behind is blurred in place of the dark scrim.</Dialog.Description>
            <Dialog.Body>
              <TextField label="Name" defaultValue="Spring menu" />
            </Dialog.Body>
            <Dialog.Close />
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  ),
  play: async () => {
    await screen.findByRole('dialog');
    await expect(document.querySelectorAll('[data-slot=dialog-overlay]')).toHaveLength(1);
    await expect(document.querySelectorAll('[data-slot=dialog-content]')).toHaveLength(1);
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
  parameters: { picture: false },
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
