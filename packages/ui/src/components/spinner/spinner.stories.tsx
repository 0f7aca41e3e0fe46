import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Spinner } from './spinner.tsx';

const meta = { title: 'Display/Spinner', component: Spinner, args: {} } satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg', className: 'text-accent' } };

export const Labelled: Story = {
  args: { label: 'Loading image...' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Loading image...' })).toBeVisible();
  },
};

export const InheritsTheSizeAround: Story = {
  render: () => (
    <p className="flex items-center gap-2 [&_svg]:size-3.5">
      <Spinner size="inherit" /> Loading your translations...
    </p>
  ),
};
