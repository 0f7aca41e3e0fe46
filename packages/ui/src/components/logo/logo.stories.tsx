import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { matrixModes } from '../../testing/modes.ts';
import { Logo } from './logo.tsx';

const meta = {
  title: 'Display/Logo',
  component: Logo,
  parameters: {
    docs: {
      description: {
        component: `
**When to use it**
- Once a page, where it starts: the header of the landing page, the top of the left bar.
- The symbol alone, if there is no room for the name. The font size sets its size: \`className="text-2xl"\`.

**When not**
- Inside running text: write the name.
- As a picture for an empty view: use EmptyState, which has its own.
- Below 16 px: the first writing is not visible any more.
`,
      },
    },
  },
  args: {},
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Mark: Story = {
  args: { variant: 'mark' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Palimpsest' })).toBeVisible();
  },
};

export const Matrix: Story = {
  parameters: { chromatic: { modes: matrixModes } },
  render: () => (
    <MatrixOf axes={{ variant: ['full', 'mark'], size: ['text-base', 'text-xl', 'text-3xl', 'text-4xl'] }}>
      {({ variant, size }) => <Logo variant={variant} className={size} />}
    </MatrixOf>
  ),
};
