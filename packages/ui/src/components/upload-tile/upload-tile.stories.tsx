import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { drag } from '../../testing/drag.ts';
import { UploadTile } from './upload-tile.tsx';

const meta = {
  title: 'Display/UploadTile',
  component: UploadTile,
  parameters: { width: 200 },
  args: { accept: '.jpg,.jpeg,.png', onFile: fn(), onReject: fn() },
} satisfies Meta<typeof UploadTile>;

export default meta;
type Story = StoryObj<typeof meta>;

const poster = new File(['poster'], 'poster.png', { type: 'image/png' });

export const Default: Story = {};
export const Busy: Story = { args: { busy: true } };
export const Disabled: Story = { args: { disabled: true } };

export const Dropped: Story = {
  play: async ({ args, canvasElement }) => {
    const tile = within(canvasElement).getByRole('button', { name: 'Upload an image' });
    await drag('dragenter', tile, poster);
    await expect(tile).toHaveAttribute('data-dragging');
    await drag('drop', tile, poster);
    await expect(args.onFile).toHaveBeenCalledOnce();
  },
};

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  },
};
