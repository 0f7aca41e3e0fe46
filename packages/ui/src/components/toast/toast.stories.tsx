import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { matrixModes } from '../../testing/modes.ts';
import { Button } from '../button/button.tsx';
import { toastGuide } from './toast.guide.ts';
import { createToastManager, type ToastOptions } from './toast-manager.ts';
import { ToastProvider, useToasts } from './toast-provider.tsx';
import { Toast, type ToastProps } from './toast.tsx';

const meta = {
  title: 'Overlays/Toast',
  component: Toast,
  parameters: { guide: toastGuide },
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

export const Default: Story = {
  play: async () => {
    // Its text is added one frame after the element, and removed after it was announced.
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Notification Exported at the original size'),
    );
  },
};

export const Playground: Story = {
  args: { tone: 'success', description: 'Spring fair, Lyon · 4961 × 7016 px', messages: { dismiss: 'Dismiss' } },
};

export const Information: Story = { args: { tone: 'info', title: 'Your credits are refreshed every month' } };
export const Success: Story = { args: { tone: 'success' } };

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

const onUndo = fn();

export const WithAction: Story = {
  args: {
    title: '3 posters deleted',
    action: { label: 'Undo', altText: 'Undo with Control Z', onSelect: onUndo },
  },
};

export const ActionRuns: Story = {
  ...WithAction,
  parameters: { picture: false },
  render: closing,
  play: async () => {
    onUndo.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(onUndo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('3 posters deleted')).toBeNull());
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    tone: 'success',
    title: 'تم تصدير الملصق بحجمه الأصلي',
    description: 'معرض الربيع، ليون · 4961 × 7016 بكسل',
    messages: { dismiss: 'تجاهل' },
  },
};

function AddButton(options: ToastOptions) {
  const toasts = useToasts();
  return <Button onClick={() => toasts.add(options)}>Add</Button>;
}

/** Four are added, three shown: the fourth comes when one is dismissed. */
export const Queue: Story = {
  render: (args) => <AddButton title={args.title} duration={Infinity} />,
  play: async ({ canvasElement }) => {
    const add = within(canvasElement).getByRole('button', { name: 'Add' });
    for (let count = 0; count < 4; count += 1) await userEvent.click(add);
    await waitFor(() => expect(document.querySelectorAll('[data-slot=toast]')).toHaveLength(3));
    const [dismiss] = screen.getAllByRole('button', { name: 'Dismiss' });
    await userEvent.click(dismiss as HTMLElement);
    await waitFor(() => expect(document.querySelectorAll('[data-slot=toast][data-state=open]')).toHaveLength(3));
    await expect(document.querySelectorAll('[data-slot=toast]')).toHaveLength(3);
  },
};

/** Made of parts: in one line, with the cross before the words. */
export const OfParts: Story = {
  parameters: { picture: false },
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

const manager = createToastManager();

/** A promise that the play function settles, and its toast. */
export const PromiseToast: Story = {
  render: () => <ToastProvider manager={manager} messages={{ region: 'Exports' }} />,
  play: async () => {
    manager.close();
    const { promise, resolve } = Promise.withResolvers<string>();
    void manager.promise(promise, {
      loading: { title: 'Exporting “Spring fair, Lyon”' },
      success: (name) => ({ title: `Exported ${name}`, duration: Infinity }),
      error: () => ({ title: 'Export failed' }),
    });
    await expect(await screen.findByText('Exporting “Spring fair, Lyon”')).toBeVisible();
    await expect(document.querySelector('[data-slot=toast]')).toHaveAttribute('data-tone', 'loading');
    resolve('spring-fair.png');
    await expect(await screen.findByText('Exported spring-fair.png')).toBeVisible();
    await expect(document.querySelector('[data-slot=toast]')).toHaveAttribute('data-tone', 'success');
  },
};

export const DismissedByPress: Story = {
  parameters: { picture: false },
  render: closing,
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await waitFor(() => expect(screen.queryByText('Exported at the original size')).toBeNull());
  },
};

export const DismissedByEscape: Story = {
  parameters: { picture: false },
  render: closing,
  play: async () => {
    screen.getByRole('button', { name: 'Dismiss' }).focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Exported at the original size')).toBeNull());
  },
};

export const ClosesAfterItsDuration: Story = {
  parameters: { picture: false },
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
  parameters: { picture: false },
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
  parameters: { picture: false },
  render: beside,
  play: async ({ canvasElement }) => {
    await fireEvent.pointerMove(heldToast());
    await startClocks(canvasElement);
    await expect(heldToast()).toBeVisible();
  },
};

export const ResumesOnBlur: Story = {
  parameters: { picture: false },
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

const messages = {
  info: { title: 'A new version is ready', description: 'It is loaded when you open the next picture.' },
  success: { title: 'Exported at the original size', description: 'Spring fair, Lyon · 4961 × 7016 px' },
  danger: {
    title: 'The export failed',
    description: 'Averyveryverylongfilenamewithoutanyspaces-final-2.png was too large for this browser.',
  },
  loading: { title: 'Exporting the poster', description: 'Page 3 of 12' },
};

/** Each tone with a title alone and with a description: as many as fit in the window, where all of them stand. */
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
