import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './skeleton.tsx';

const meta = {
  title: 'Display/Skeleton',
  component: Skeleton,
  parameters: { width: 240 },
  args: { className: 'h-32' },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LinesOfText: Story = {
  render: () => (
    <div className="flex flex-col gap-2.5">
      <Skeleton className="h-3 w-full" />
      <Skeleton className="h-3 w-full" />
      <Skeleton className="h-3 w-3/5" />
    </div>
  ),
};
