import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { themeModes } from '../../testing/modes.ts';
import { Banner } from './banner.tsx';

const meta = {
  title: 'Display/Banner',
  component: Banner,
  parameters: { width: 560 },
  args: { children: 'A new version of the reader is ready.' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Success: Story = { args: { tone: 'success', children: 'Exported at the original size.' } };
export const Warning: Story = { args: { tone: 'warning', children: 'You have only 1 credits left' } };

export const Danger: Story = {
  parameters: { chromatic: { modes: themeModes } },
  args: { tone: 'danger', children: 'Failed to upload image. Please try again.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Failed to upload image');
  },
};

export const WithAction: Story = { args: { action: <Button size="sm">Reload</Button> } };

export const Dismissible: Story = {
  args: { onDismiss: fn() },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    tone: 'danger',
    children:
      'The image type "image/svg+xml" is not supported. Please use JPG, PNG, GIF, or WebP. Averyveryverylongnamewithoutanyspacethatmustbreaksomewhere.svg',
  },
};
