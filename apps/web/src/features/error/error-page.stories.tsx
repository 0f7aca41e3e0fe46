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

export const Default: Story = {};
export const DefaultUsed: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.reset).toHaveBeenCalledOnce();
  },
};
/** A part of the app that could not be fetched is not explained in the words of the browser. */
export const NotFetched: Story = {
  args: { error: new TypeError('Failed to fetch dynamically imported module: /assets/account-page.js') },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(/^This page could not be loaded. Check your connection/),
    ).toBeVisible();
  },
};
