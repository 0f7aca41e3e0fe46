import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ErrorPage } from './error-page.tsx';

const meta = {
  title: 'Web/Error',
  component: ErrorPage,
  parameters: { fill: true },
  args: { error: new Error('The picture cannot be drawn: this browser has no canvas.'), reset: fn() },
} satisfies Meta<typeof ErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.reset).toHaveBeenCalledOnce();
  },
};
