import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { matrixModes } from '../../testing/modes.ts';
import { Badge } from './badge.tsx';

const meta = {
  title: 'Display/Badge',
  component: Badge,
  parameters: {
    docs: {
      description: {
        component: `
**When to use it**
- One or two words say what state the thing beside it is in: a plan, a font, a translation.
- The words alone must be enough: the tone only helps to find them.

**When not**
- It can be pressed or removed: use Button, or TagInput for a list of words.
- It follows a translation through its stages: use StatusBar, which shows progress too.
- It is a sentence: use Banner.
`,
      },
    },
  },
  args: { children: 'Trial' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  parameters: { width: 160 },
  args: { children: 'Serbian (latin), Montenegrin and Bosnian' },
  play: async ({ canvasElement }) => {
    const text = within(canvasElement).getByText(/^Serbian/);
    await expect(text.scrollWidth).toBeGreaterThan(text.clientWidth);
  },
};

const words = { neutral: 'Trial', accent: 'New', success: 'Installed', warning: '1 credit left', danger: 'Failed' };

export const Matrix: Story = {
  parameters: { chromatic: { modes: matrixModes } },
  render: () => (
    <MatrixOf axes={{ tone: ['neutral', 'accent', 'success', 'warning', 'danger'] }}>
      {({ tone }) => <Badge tone={tone}>{words[tone]}</Badge>}
    </MatrixOf>
  ),
};
