import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { matrixModes } from '../../testing/modes.ts';
import { logoGuide } from './logo.guide.ts';
import { Logo } from './logo.tsx';

const meta = {
  title: 'Display/Logo',
  component: Logo,
  parameters: { guide: logoGuide },
  args: {},
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { variant: 'full', name: 'Palimpsest', className: 'text-3xl' } };

export const Mark: Story = {
  args: { variant: 'mark' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Palimpsest' })).toBeVisible();
  },
};

export const Full: Story = {
  args: { variant: 'full' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Palimpsest')).toBeVisible();
  },
};

export const OwnName: Story = { args: { name: 'Palimpsest for Teams' } };
export const Large: Story = { args: { className: 'text-5xl' } };
export const Small: Story = { args: { className: 'text-base' } };

export const Matrix: Story = {
  parameters: { chromatic: { modes: matrixModes } },
  render: () => (
    <MatrixOf axes={{ variant: ['full', 'mark'], size: ['text-base', 'text-xl', 'text-3xl', 'text-4xl'] }}>
      {({ variant, size }) => <Logo variant={variant} className={size} />}
    </MatrixOf>
  ),
};
