import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { sampleProcess } from '../../testing/sample-process.ts';
import { FolderDialog } from './folder-dialog.tsx';

const meta = {
  title: 'Web/Move to folder',
  component: FolderDialog,
  parameters: { fill: true },
  args: {
    processes: [sampleProcess('processed'), sampleProcess('failed')],
    folders: [
      { name: 'Autumn 2026', count: 4 },
      { name: 'Trade fair', count: 12 },
    ],
    saving: false,
    error: undefined,
    onMove: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof FolderDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An empty name is not sent; what lies in no folder cannot be taken out of one. */
export const Default: Story = {
  play: async ({ args }) => {
    const field = await screen.findByLabelText('Folder');
    await expect(screen.getByRole('button', { name: 'Move' })).toBeDisabled();
    await expect(screen.queryByRole('button', { name: 'Take out of its folder' })).toBeNull();
    await userEvent.type(field, ' Spring 2027 {Enter}');
    await expect(args.onMove).toHaveBeenCalledWith('Spring 2027');
  },
};
export const InAFolder: Story = {
  args: { processes: [sampleProcess('processed', { folder: 'Trade fair' })] },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Take out of its folder' }));
    await expect(args.onMove).toHaveBeenCalledWith(null);
  },
};
/** Its error box is that of every dialog. */
export const Refused: Story = {
  args: { error: 'Process not found' },
  parameters: { picture: false },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Process not found');
  },
};
