import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { fixedWidthModes } from '../../testing/modes.ts';
import { Skeleton } from './skeleton.tsx';

const meta = {
  title: 'Display/Skeleton',
  component: Skeleton,
  parameters: {
    width: 240,
    docs: {
      description: {
        component: `
**When to use it**
- The content has a known shape: cards of a grid, lines of a table. The layout does not change when it arrives.
- Say once, beside it, that something loads: \`role="status"\` with "Loading your translations...". The shapes themselves are hidden from screen readers.

**When not**
- The shape is not known: use Spinner.
- It takes longer than a few seconds: use ProgressBar and name the current step.
`,
      },
    },
  },
  args: { className: 'h-32' },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const GridOfCards: Story = {
  parameters: { width: 640 },
  render: () => (
    <>
      <output className="sr-only">Loading your translations...</output>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-4">
        {Array.from({ length: 4 }, (_, card) => (
          <Skeleton key={card} className="aspect-4/5 rounded-lg" />
        ))}
      </div>
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading your translations...');
  },
};

const shapes = {
  line: <Skeleton className="h-3" />,
  card: <Skeleton className="aspect-4/5 rounded-lg" />,
};
const backgrounds = { canvas: 'bg-canvas', surface: 'bg-surface', raised: 'bg-raised' };

export const Matrix: Story = {
  parameters: { width: 1200, chromatic: { modes: fixedWidthModes } },
  render: () => (
    <MatrixOf axes={{ background: ['canvas', 'surface', 'raised'], shape: ['line', 'card'] }} cellWidth={160}>
      {({ background, shape }) => <div className={`rounded-lg p-4 ${backgrounds[background]}`}>{shapes[shape]}</div>}
    </MatrixOf>
  ),
};
