import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { matrixModes } from '../../testing/modes.ts';
import { ToastProvider } from './toast-provider.tsx';
import { Toast } from './toast.tsx';

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
