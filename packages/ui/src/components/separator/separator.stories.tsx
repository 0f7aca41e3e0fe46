import type { Meta, StoryObj } from '@storybook/react-vite';
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
- Groups of controls one below the other.

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
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { children: 'أو' } };

export const Matrix: Story = {
  parameters: { width: 720, chromatic: { modes: matrixModes } },
  render: (args) => (
    <MatrixOf axes={{ word: ['', 'or'] }} cellWidth={280}>
      {({ word }) => <Separator {...args}>{word}</Separator>}
    </MatrixOf>
  ),
};
