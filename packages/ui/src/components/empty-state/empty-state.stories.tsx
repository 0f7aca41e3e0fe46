import type { Meta, StoryObj } from '@storybook/react-vite';
import { Upload } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Display/EmptyState',
  component: EmptyState,
  parameters: { width: 560 },
  args: { title: 'No translations found.' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithAction: Story = {
  args: {
    description: 'Upload an image with text, and it appears here with its translation.',
    action: (
      <Button variant="primary" icon={<Upload aria-hidden />}>
        Upload an image
      </Button>
    ),
  },
};
