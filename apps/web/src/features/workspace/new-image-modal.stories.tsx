import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { NewImageModal } from './new-image-modal.tsx';

const meta = {
  title: 'Web/New image',
  component: NewImageModal,
  parameters: { fill: true, docs: { story: { inline: false, height: '40rem' } } },
  args: { open: true, onOpenChange: fn(), onFile: fn() },
} satisfies Meta<typeof NewImageModal>;

export default meta;
type Story = StoryObj<typeof meta>;

const fileInput = () => screen.getByRole('dialog').querySelector<HTMLInputElement>('input[type=file]');

export const Default: Story = {};
export const DefaultUsed: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    const input = fileInput();
    if (!input) throw new Error('The dialog has no file input.');
    const file = new File(['pixels'], 'poster.png', { type: 'image/png' });
    await userEvent.upload(input, file);
    await expect(args.onFile).toHaveBeenCalledWith(file);
  },
};
export const EmptyFile: Story = {
  play: async ({ args }) => {
    const input = fileInput();
    if (!input) throw new Error('The dialog has no file input.');
    await userEvent.upload(input, new File([], 'poster.png', { type: 'image/png' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'This file is empty. Please choose another image.',
    );
    await expect(args.onFile).not.toHaveBeenCalled();
  },
};
