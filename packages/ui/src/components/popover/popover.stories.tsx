import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Popover, PopoverContent, PopoverTrigger } from './popover.tsx';

const meta: Meta<typeof Popover> = {
  title: 'Overlays/Popover',
  component: Popover,
  args: {},
  render: (args) => (
    <Popover {...args}>
      <PopoverTrigger asChild>
        <Button>Rename</Button>
      </PopoverTrigger>
      <PopoverContent aria-label="Rename the text" className="w-64">
        <TextField label="Name" defaultValue="Headline" />
      </PopoverContent>
    </Popover>
  ),
};

export default meta;
type Story = StoryObj<typeof Popover>;

export const Default: Story = {};
export const Open: Story = { args: { open: true } };

export const KeyboardPath: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Rename the text' });
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(trigger).toHaveFocus();
  },
};
