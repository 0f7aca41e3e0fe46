import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ZoomPanel } from './zoom-panel.tsx';

const meta = {
  title: 'Editor/ZoomPanel',
  component: ZoomPanel,
  parameters: { width: 260 },
  args: { zoom: 0.6, setZoom: fn(), resetToFit: fn() },
} satisfies Meta<typeof ZoomPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom out' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Reset to fit' }));
    await expect(args.setZoom.mock.calls).toEqual([[0.7], [0.5]]);
    await expect(args.resetToFit).toHaveBeenCalledOnce();
  },
};

export const Smallest: Story = {
  args: { zoom: 0.1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Zoom out' })).toBeDisabled();
  },
};

export const Largest: Story = {
  args: { zoom: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Zoom in' })).toBeDisabled();
  },
};

/** In a narrow window the percentage changes between the buttons and the slider. */
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Zoom in' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '60%, Zoom level' }));
    await expect(canvas.getByRole('slider', { name: 'Zoom level' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Zoom in' })).toBeNull();
  },
};
