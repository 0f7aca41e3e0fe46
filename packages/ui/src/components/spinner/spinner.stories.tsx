import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { matrixModes } from '../../testing/modes.ts';
import { Spinner } from './spinner.tsx';

const meta = {
  title: 'Display/Spinner',
  component: Spinner,
  parameters: {
    docs: {
      description: {
        component: `
**When to use it**
- Something is on its way and nobody knows how long it takes: an image opens, a request is under way.
- Give it a \`label\` if it is alone; beside a text that says the same it is a decoration.

**When not**
- The progress is known: use ProgressBar.
- The shape of the content is known: use Skeleton.
- A button was pressed: give the Button \`loading\`, which shows a spinner.
`,
      },
    },
  },
  args: {},
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Decoration: Story = {
  render: () => (
    <p className="flex items-center gap-2 text-muted">
      <Spinner size="sm" /> Preparing full-quality export...
    </p>
  ),
};

const tones = { ink: 'text-ink', muted: 'text-muted', accent: 'text-accent', danger: 'text-danger' };

export const Matrix: Story = {
  parameters: { chromatic: { modes: matrixModes } },
  render: (args) => (
    <MatrixOf
      axes={{ size: ['inherit', 'sm', 'md', 'lg'], color: ['ink', 'muted', 'accent', 'danger'] }}
      cellWidth={72}
    >
      {({ size, color }) => (
        <span className={tones[color]}>
          <Spinner {...args} size={size} className={size === 'inherit' ? 'size-5' : undefined} />
        </span>
      )}
    </MatrixOf>
  ),
};
