import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { SaveStatus } from './save-status.tsx';

const meta = {
  title: 'Web/Save status',
  component: SaveStatus,
  args: { state: 'saved', onKeepMine: fn(), onOpenOther: fn() },
} satisfies Meta<typeof SaveStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {};
export const Saving: Story = { args: { state: 'saving' } };
export const NotSavedYet: Story = { args: { state: 'unsaved' } };
export const EditedElsewhere: Story = {
  args: { state: 'conflict' },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Keep mine' }));
    await expect(args.onKeepMine).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Open the other one' }));
    await expect(args.onOpenOther).toHaveBeenCalledOnce();
  },
};
/** On a telephone the icon alone says that all is saved: the warning of the account has the room. */
export const SavedOnTelephone: Story = {
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '375px', height: '667px' } } } } },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(screen.getByText('Saved').getBoundingClientRect().width).toBe(1);
  },
};
