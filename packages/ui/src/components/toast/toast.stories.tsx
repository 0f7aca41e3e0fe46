import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { matrixModes } from '../../testing/modes.ts';
import { PalimpsestProvider } from '../palimpsest-provider/palimpsest-provider.tsx';
import { Button } from '../button/button.tsx';
import { createToastManager } from './toast-manager.ts';
import { ToastProvider } from './toast-provider.tsx';
import { Toast, type ToastProps } from './toast.tsx';

const meta = {
  title: 'Overlays/Toast',
  component: Toast,
  parameters: {
    docs: {
      description: {
        component: `
**When to use it**
- Something that was asked for has just happened, or failed, and the work goes on.
- A few words; nothing is lost when nobody reads them.

**When not**
- It must be read, or stays true: use Banner.
- It belongs to one field: use the error of that field.
- It needs an answer: use Dialog or ConfirmDialog.

| Key | Effect |
| --- | --- |
| F8 | Goes to the toasts. All timers are paused while one has the focus. |
| Tab | Goes through them and their crosses. |
| Escape | Dismisses the one that has the focus. |
`,
      },
    },
  },
  args: { open: true, onOpenChange: fn(), title: 'Exported at the original size', duration: Infinity },
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof Toast>;

const onUndo = fn();

/** A toast that closes as it would in the queue. */
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

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    // Its text is added one frame after the element, and removed after it was announced.
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Notification Exported at the original size'),
    );
  },
};

export const Playground: Story = {
  args: { tone: 'success', description: 'Spring fair, Lyon · 4961 × 7016 px' },
};

export const Danger: Story = {
  args: { tone: 'danger', title: 'Export failed', description: 'The picture is too large for this browser.' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Export failed The picture is too large'));
    await expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'assertive');
  },
};

export const LongText: Story = {
  args: { title: 'A font with the name "Averyveryverylongfontfamilynamewithoutspaces" already exists.' },
};

export const Stack: Story = {
  render: (args) => (
    <>
      <Toast {...args} />
      <Toast {...args} tone="danger" title="Failed to load image" />
    </>
  ),
};

export const Loading: Story = { args: { tone: 'loading', title: 'Exporting “Winter catalogue” as PDF' } };

export const WithAction: Story = {
  args: { title: '3 posters deleted', action: { label: 'Undo', onSelect: onUndo } },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    tone: 'success',
    title: 'تم تصدير الملصق بحجمه الأصلي',
    description: 'معرض الربيع، ليون · 4961 × 7016 بكسل',
  },
};

const manager = createToastManager();

/** Four are added, three shown: the fourth comes when one is dismissed. */
export const Queue: Story = {
  render: () => (
    <PalimpsestProvider messages={{ toast: { region: 'The queue' } }}>
      <ToastProvider manager={manager} />
    </PalimpsestProvider>
  ),
  play: async ({ args }) => {
    for (const { id } of manager.getToasts()) manager.close(id);
    await waitFor(() => expect(manager.getToasts()).toEqual([]));
    for (let count = 0; count < 4; count += 1) manager.add({ title: args.title, duration: Infinity });
    await waitFor(() => expect(document.querySelectorAll('[data-slot=toast]')).toHaveLength(3));
    const [dismiss] = screen.getAllByRole('button', { name: 'Dismiss' });
    // Radix lets the pointer through the region until it has counted its toasts.
    await waitFor(() => expect(dismiss).toHaveStyle({ pointerEvents: 'auto' }));
    await userEvent.click(dismiss as HTMLElement);
    await waitFor(() => expect(document.querySelectorAll('[data-slot=toast][data-state=open]')).toHaveLength(3));
    await expect(document.querySelectorAll('[data-slot=toast]')).toHaveLength(3);
  },
};

const withoutPicture = { picture: false };

export const ActionRuns: Story = {
  parameters: withoutPicture,
  args: WithAction.args ?? {},
  render: closing,
  play: async () => {
    onUndo.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(onUndo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('3 posters deleted')).toBeNull());
  },
};

export const DismissedByPress: Story = {
  parameters: withoutPicture,
  render: closing,
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await waitFor(() => expect(screen.queryByText('Exported at the original size')).toBeNull());
  },
};

export const DismissedByEscape: Story = {
  parameters: withoutPicture,
  render: closing,
  play: async () => {
    screen.getByRole('button', { name: 'Dismiss' }).focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Exported at the original size')).toBeNull());
  },
};

/** Two toasts in regions of their own, whose time starts with the same press: the one that is left alone is the clock. */
export const PausesOnFocus: Story = {
  parameters: withoutPicture,
  render: function Render(args) {
    const [duration, setDuration] = useState(Infinity);
    return (
      <>
        <Button onClick={() => setDuration(50)}>Start both clocks</Button>
        <ClosingToast {...args} duration={duration} />
        <PalimpsestProvider messages={{ toast: { region: 'The other notifications' } }}>
          <ToastProvider>
            <ClosingToast {...args} duration={duration} title="Left alone" />
          </ToastProvider>
        </PalimpsestProvider>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const held = screen.getByText('Exported at the original size');
    within(held.closest('li') as HTMLElement)
      .getByRole('button', { name: 'Dismiss' })
      .focus();
    const start = within(canvasElement).getByRole('button', { name: 'Start both clocks', hidden: true });
    // Without moving the focus or the pointer, as a press would.
    await fireEvent.click(start);
    await waitFor(() => expect(screen.queryByText('Left alone')).toBeNull());
    await expect(held).toBeVisible();
    start.focus();
    await waitFor(() => expect(screen.queryByText('Exported at the original size')).toBeNull());
  },
};

/** Each tone with a title alone and with a description: as many as fit in the window, where all of them stand. */
const messages = {
  info: { title: 'A new version is ready', description: 'It is loaded when you open the next picture.' },
  success: { title: 'Exported at the original size', description: 'Spring fair, Lyon · 4961 × 7016 px' },
  danger: {
    title: 'The export failed',
    description: 'Averyveryverylongfilenamewithoutanyspaces-final-2.png was too large for this browser.',
  },
  loading: { title: 'Exporting the poster', description: 'Page 3 of 12' },
};

export const Matrix: Story = {
  parameters: { chromatic: { modes: matrixModes } },
  render: (args) => (
    <>
      {(['info', 'success', 'danger', 'loading'] as const).flatMap((tone) =>
        [undefined, messages[tone].description].map((description) => (
          <Toast key={`${tone} ${description}`} {...args} {...{ tone, description }} title={messages[tone].title} />
        )),
      )}
    </>
  ),
};
