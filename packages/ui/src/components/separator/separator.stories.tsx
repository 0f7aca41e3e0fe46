import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { matrixModes } from '../../testing/modes.ts';
import { Separator } from './separator.tsx';

const meta = {
  title: 'Layout/Separator',
  component: Separator,
  parameters: {
    width: 320,
    docs: {
      description: {
        component: `
**When to use it**
- Two ways to the same end, with "or" between them.
- Groups of controls in one line or one panel.

**When not**
- Space alone is enough to separate them: omit it.
- It divides a menu, a select or a toolbar: those have their own.
`,
      },
    },
  },
} satisfies Meta<typeof Separator>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Vertical: Story = {
  args: { orientation: 'vertical', decorative: false },
  render: (args) => (
    <div className="flex h-5 items-center gap-3 text-sm">
      4961 × 7016 px
      <Separator {...args} />
      PNG
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('separator')).toHaveAttribute('aria-orientation', 'vertical');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { children: 'أو' } };

export const Matrix: Story = {
  parameters: { width: 720, chromatic: { modes: matrixModes } },
  render: (args) => (
    <MatrixOf axes={{ orientation: ['horizontal', 'vertical'], word: ['', 'or'] }} cellWidth={280}>
      {({ orientation, word }) =>
        orientation === 'vertical' && word ? null : (
          <div className="h-12">
            <Separator {...args} orientation={orientation}>
              {word}
            </Separator>
          </div>
        )
      }
    </MatrixOf>
  ),
};
