import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { matrixModes } from '../../testing/modes.ts';
import { CountUp } from './count-up.tsx';

const meta = {
  title: 'Display/CountUp',
  component: CountUp,
  parameters: {
    docs: {
      description: {
        component: `
**When to use it**
- A large number that impresses: how many people use the product.
- The value changes from time to time; it counts from the shown number.

**When not**
- People need the number to act, for example the credits that are left: write it as text.
- It shows progress: use ProgressBar.
`,
      },
    },
  },
  args: { value: 18_204 },
} satisfies Meta<typeof CountUp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The end of the count, which is what every picture shows. */
async function ended(canvasElement: HTMLElement, text: string) {
  const count = canvasElement.querySelector('[data-slot="count-up"]');
  await waitFor(() => expect(count).toHaveAttribute('data-state', 'complete'), { timeout: 5000 });
  await expect(canvasElement.querySelector('[data-slot="count-up-number"]')).toHaveTextContent(text);
}

export const Default: Story = { play: ({ canvasElement }) => ended(canvasElement, '18,204') };

export const TrustedUsers: Story = {
  args: { fadeIn: 500 },
  render: (args) => (
    <p className="text-base text-muted">
      Trusted by <CountUp {...args} className="font-semibold text-ink" /> users
    </p>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('18,204', { ignore: '[aria-hidden]' })).toBeInTheDocument();
    await ended(canvasElement, '18,204');
  },
};

export const Matrix: Story = {
  parameters: { chromatic: { modes: matrixModes } },
  render: (args) => (
    <MatrixOf axes={{ look: ['in a line', 'as a figure'], value: [18_204, 7.5] }}>
      {({ look, value }) => (
        <CountUp
          {...args}
          value={value}
          className={look === 'as a figure' ? 'font-display text-4xl font-medium' : 'text-sm'}
        />
      )}
    </MatrixOf>
  ),
  play: async ({ canvasElement }) => {
    const counting = () => canvasElement.querySelectorAll('[data-slot="count-up"][data-state="counting"]');
    await waitFor(() => expect(counting()).toHaveLength(0), { timeout: 5000 });
  },
};
