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

export const Default: Story = {};
/** Nothing is sent before a folder is chosen; what lies in no folder cannot be taken out of one. */
export const DefaultUsed: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    const field = await screen.findByLabelText('Folder');
    await expect(screen.getByRole('button', { name: 'Move' })).toBeDisabled();
    await expect(screen.queryByRole('button', { name: 'Take out of its folder' })).toBeNull();
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('option', { name: 'Trade fair' }));
    await userEvent.click(screen.getByRole('button', { name: 'Move' }));
    await expect(args.onMove).toHaveBeenCalledWith('Trade fair');
  },
};
/** A name that no folder has is offered as a new one, and stays in the list once it is chosen. */
export const NewFolder: Story = {
  play: async ({ args }) => {
    const field = await screen.findByLabelText('Folder');
    await userEvent.click(field);
    await userEvent.type(await screen.findByPlaceholderText('Folder name'), ' Spring 2027 {Enter}');
    await expect(field).toHaveTextContent('Spring 2027');
    await userEvent.click(screen.getByRole('button', { name: 'Move' }));
    await expect(args.onMove).toHaveBeenCalledWith('Spring 2027');
    await userEvent.click(field);
    await expect(await screen.findByRole('option', { name: /^Spring 2027/ })).toBeVisible();
  },
};
/** The first folder of all. */
export const NoFolders: Story = {
  args: { folders: [] },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await userEvent.click(await screen.findByLabelText('Folder'));
    await expect(await screen.findByText('No folders yet. Name the first one.')).toBeVisible();
  },
};
export const InAFolder: Story = {
  args: { processes: [sampleProcess('processed', { folder: 'Trade fair' })] },
};
export const InAFolderUsed: Story = {
  ...InAFolder,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Take out of its folder' }));
    await expect(args.onMove).toHaveBeenCalledWith(null);
  },
};
/** Its error box is that of every dialog. */
export const Refused: Story = {
  args: { error: 'Process not found' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Process not found');
  },
};
