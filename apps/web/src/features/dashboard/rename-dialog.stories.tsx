import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { RenameDialog } from './rename-dialog.tsx';

const meta = {
  title: 'Web/Rename',
  component: RenameDialog,
  parameters: { fill: true },
  args: {
    name: 'autumn-campaign.png',
    title: 'Rename',
    hint: 'Downloads and the search go by this name.',
    label: 'Name',
    maxLength: 255,
    saving: false,
    error: undefined,
    onRename: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof RenameDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** An empty name is not sent. */
export const DefaultUsed: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    const name = await screen.findByLabelText('Name');
    await expect(name).toHaveValue('autumn-campaign.png');
    await userEvent.clear(name);
    await expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.type(name, ' Autumn, Spain {Enter}');
    await expect(args.onRename).toHaveBeenCalledWith('Autumn, Spain');
  },
};
/** Its error box is that of every dialog. */
export const Refused: Story = {
  args: { error: 'There is no such process.' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('There is no such process.');
  },
};
/** Its button is that of every dialog. */
export const Saving: Story = {
  args: { saving: true },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Save...' })).toHaveAttribute('aria-disabled', 'true');
  },
};
