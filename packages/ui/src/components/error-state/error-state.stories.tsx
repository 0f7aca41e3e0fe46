import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { matrixModes } from '../../testing/modes.ts';
import { Link } from '../link/link.tsx';
import { ErrorState, type ErrorStateProps } from './error-state.tsx';

const description = 'Network Error: Please check your internet connection or CORS configuration';

const meta = {
  title: 'Display/ErrorState',
  component: ErrorState,
  parameters: {
    width: 560,
    docs: {
      description: {
        component: `
**When to use it**
- A list or a whole view could not be shown. The error takes its place and is announced.
- Say what happened, why, and what to do: \`onRetry\` if trying again can help, else another \`action\`.

**When not**
- One field is wrong: give the field its \`error\`.
- The view is shown and one action failed: use Banner beside it, or Toast.
- Nothing failed, but there is no content: use EmptyState.

| Key | Effect |
| --- | --- |
| Tab | Moves to the button or the other action. |
| Enter or Space | Tries again. |
`,
      },
    },
  },
  args: { title: 'Failed to fetch image processes' },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'לא הצלחנו לטעון את הכרזות', description: 'החיבור נקטע. הכרזות שלכם שמורות.' },
};

export const WithRetry: Story = {
  args: { description, onRetry: fn() },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const WholePage: Story = {
  args: { title: 'Something went wrong', description, size: 'lg', headingLevel: 1, onRetry: fn() },
};

export const LongText: Story = {
  args: {
    title: 'No process data available. Please navigate from the admin dashboard.',
    description:
      'Failed to get batch signed URLs: the server did not answer in time for 12 of 50 images. They stay where they are; only their previews are missing.',
    onRetry: fn(),
  },
};

const ways: Record<string, Pick<ErrorStateProps, 'onRetry' | 'action'>> = {
  none: {},
  retry: { onRetry: fn() },
  'another way out': { action: <Link href="#home">Return to Home</Link> },
};

export const Matrix: Story = {
  parameters: { width: 1200, chromatic: { modes: matrixModes } },
  render: (args) => (
    <MatrixOf axes={{ description: [false, true], 'way on': ['none', 'retry', 'another way out'] }} cellWidth={320}>
      {({ description: described, 'way on': way }) => (
        <ErrorState
          {...args}
          {...ways[way]}
          description={described ? description : undefined}
          className="rounded-lg border border-line"
        />
      )}
    </MatrixOf>
  ),
};
