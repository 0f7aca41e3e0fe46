import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bold, Trash2 } from 'lucide-react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { label: 'Remove', children: <Trash2 aria-hidden />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Remove' })).toBeVisible();
  },
};

export const Secondary: Story = { args: { variant: 'secondary' } };
export const Primary: Story = { args: { variant: 'primary' } };
export const Danger: Story = { args: { variant: 'danger' } };
export const Small: Story = { args: { size: 'sm', variant: 'secondary' } };
export const Large: Story = { args: { size: 'lg', variant: 'secondary' } };
export const Pressed: Story = { args: { label: 'Bold', pressed: true, children: <Bold aria-hidden /> } };
export const NotPressed: Story = { args: { label: 'Bold', pressed: false, children: <Bold aria-hidden /> } };
export const Loading: Story = { args: { loading: true } };
export const Disabled: Story = { args: { disabled: true } };

export const TooltipOnFocus: Story = {
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Remove');
  },
};
