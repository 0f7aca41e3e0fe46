import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { matrixModes } from '../../testing/modes.ts';
import { Button } from '../button/button.tsx';
import { Banner, type BannerProps } from './banner.tsx';

const meta = {
  title: 'Display/Banner',
  component: Banner,
  parameters: {
    docs: {
      description: {
        component: `
**When to use it**
- Something about this page or form must be known and stays true until it is dealt with: an upload that failed, credits that run out.
- Place it above its subject, in the flow of the page.

**When not**
- It reports a short event: use Toast.
- It is about one field: use the error of FormField.
- The whole view is empty or has failed: use EmptyState or ErrorState.

| Key | Effect |
| --- | --- |
| Tab | Moves to the action, then to the cross. |
| Enter or Space | Presses it. |
`,
      },
    },
    width: 560,
  },
  args: { children: 'A new version of the reader is ready.' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { tone: 'warning', children: 'נותר לכם זיכוי אחד: די לתרגום של כרזה אחת.' },
};

export const Danger: Story = {
  args: { tone: 'danger', children: 'Failed to upload image. Please try again.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Failed to upload image');
  },
};

export const WithAction: Story = { args: { action: <Button size="sm">Reload</Button> } };

export const Dismissible: Story = {
  args: { onDismiss: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    tone: 'danger',
    action: <Button size="sm">Choose another file</Button>,
    onDismiss: fn(),
    children:
      'The image type "image/svg+xml" is not supported. Please use JPG, PNG, GIF, or WebP. poster-for-the-spring-campaign-in-all-forty-three-languages-final-2.svg',
  },
};

const messages = {
  info: 'A new version of the reader is ready.',
  success: 'Exported at the original size.',
  warning: 'You have only 1 credits left',
  danger: 'Failed to upload image. Please try again.',
};

const contents: Record<string, BannerProps> = {
  message: {},
  action: { action: <Button size="sm">Details</Button> },
  dismissible: { onDismiss: fn() },
  'action and dismissible': { action: <Button size="sm">Details</Button>, onDismiss: fn() },
};

export const Matrix: Story = {
  parameters: { chromatic: { modes: matrixModes }, width: 1152 },
  render: () => (
    <MatrixOf cellWidth={420} axes={{ tone: ['info', 'success', 'warning', 'danger'], content: Object.keys(contents) }}>
      {({ tone, content }) => (
        <Banner tone={tone} {...contents[content]}>
          {messages[tone]}
        </Banner>
      )}
    </MatrixOf>
  ),
};
