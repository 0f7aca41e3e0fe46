import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { themeModes } from '../../testing/modes.ts';
import { Logo } from './logo.tsx';

const meta = { title: 'Foundations/Logo', component: Logo, args: {} } satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Mark: Story = {
  args: { variant: 'mark' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Palimpsest' })).toBeVisible();
  },
};

export const Large: Story = { parameters: { chromatic: { modes: themeModes } }, args: { className: 'text-5xl' } };
export const Small: Story = { args: { className: 'text-base' } };
