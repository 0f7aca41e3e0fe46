import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { matrixModes } from '../../testing/modes.ts';
import { Button } from '../button/button.tsx';
import { createToastManager, type ToastOptions } from './toast-manager.ts';
import { toastAnchor } from './toast-anchor.tsx';
import { ToastProvider, useToasts } from './toast-provider.tsx';
import { Toast } from './toast.tsx';
import { withUndo } from './toast.stories.fixture.ts';

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

export const WithAction: Story = {
  args: withUndo,
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

function CopyButton({ side }: { side: 'top' | 'right' | 'bottom' | 'left' }) {
  const toasts = useToasts();
  return (
    <Button
      onClick={({ currentTarget }) =>
        toasts.add({
          tone: 'success',
          title: 'Copied',
          duration: Infinity,
          anchor: toastAnchor(currentTarget, { side }),
        })
      }
    >{`Copy ${side}`}</Button>
  );
}

/** Each stands beside the button that caused it, outside of the stack. */
export const BesideAButton: Story = {
  render: () => (
    <div className="grid justify-items-center gap-12 p-12">
      {(['top', 'right', 'left', 'bottom'] as const).map((side) => (
        <CopyButton key={side} side={side} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole('button')) await userEvent.click(button);
    await waitFor(() => expect(document.querySelectorAll('[data-slot=toast]')).toHaveLength(4));
    for (const side of ['top', 'right', 'bottom', 'left'])
      await waitFor(() => expect(document.querySelector(`[data-slot=toast][data-side=${side}]`)).toBeVisible());
    await userEvent.unhover(canvasElement);
  },
};

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
