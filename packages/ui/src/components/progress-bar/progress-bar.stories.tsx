import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { matrixModes } from '../../testing/modes.ts';
import { ProgressBar } from './progress-bar.tsx';

const meta = {
  title: 'Display/ProgressBar',
  component: ProgressBar,
  parameters: {
    width: 320,
    docs: {
      description: {
        component: `
**When to use it**
- The progress is known, or will be soon: an upload, the stages of a translation.
- Set \`value={null}\` while the progress is not known yet; the bar keeps its space.

**When not**
- The progress will never be known: use Spinner.
- The state is also shown in words: use StatusBar, which contains the bar.
- A value that people set: use Slider.
`,
      },
    },
  },
  argTypes: { value: { control: { type: 'range', min: 0, max: 1, step: 0.05 } } },
  args: { label: 'Upload', value: 0.4 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar', { name: 'Upload' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
  },
};

export const Empty: Story = {
  args: { value: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  },
};

export const Indeterminate: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { value: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

const heights = { 'as it is': '', 'h-2': 'h-2' };

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { label: 'رفع الملف' } };

export const Matrix: Story = {
  parameters: { width: 1200, chromatic: { modes: matrixModes } },
  render: () => (
    <MatrixOf axes={{ className: ['as it is', 'h-2'], value: [0, 0.05, 0.4, 1, null] }} cellWidth={220}>
      {({ className, value }) => (
        <ProgressBar label={`Upload, ${value ?? 'share unknown'}`} value={value} className={heights[className]} />
      )}
    </MatrixOf>
  ),
};
