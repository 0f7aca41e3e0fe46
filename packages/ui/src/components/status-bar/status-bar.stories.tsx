import type { Meta, StoryObj } from '@storybook/react-vite';
import { Eraser } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { StatusBar } from './status-bar.tsx';

const meta = {
  title: 'Display/StatusBar',
  component: StatusBar,
  parameters: { width: 220 },
  args: { label: 'Idle', tone: 'neutral' },
} satisfies Meta<typeof StatusBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Progress: Story = {
  args: { label: 'Translating text...', tone: 'progress', progress: 0.6 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar', { name: 'Translating text...' })).toBeVisible();
  },
};
export const UnknownProgress: Story = { args: { label: 'Processing...', tone: 'progress', progress: null } };
export const WithoutABar: Story = { args: { label: 'Extracting text...', tone: 'progress' } };
export const Success: Story = { args: { label: 'Complete!', tone: 'success' } };
export const Danger: Story = { args: { label: 'Processing failed', tone: 'danger' } };
export const OwnIcon: Story = {
  args: { label: 'Preparing final image...', tone: 'progress', icon: <Eraser aria-hidden /> },
};
export const LongText: Story = {
  args: { label: 'Processing failed: the time allowed for it is over', tone: 'danger' },
};
