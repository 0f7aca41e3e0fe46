import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Link } from '../link/link.tsx';
import { ErrorState } from './error-state.tsx';

const meta = {
  title: 'Display/ErrorState',
  component: ErrorState,
  parameters: { width: 560 },
  args: { title: 'Failed to fetch image processes' },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Failed to fetch image processes');
  },
};

export const WithRetry: Story = {
  args: { description: 'Network Error: Please check your internet connection.', onRetry: fn() },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const WithOtherWayOut: Story = {
  args: { title: 'Page Not Found', action: <Link href="#home">Return to Home</Link> },
};
