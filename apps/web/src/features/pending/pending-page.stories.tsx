import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PendingPage } from './pending-page.tsx';

const meta = {
  title: 'Web/Pending',
  component: PendingPage,
  parameters: { fill: true },
} satisfies Meta<typeof PendingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Loading...' })).toBeVisible();
  },
};
