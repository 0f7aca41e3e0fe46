import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, CircleAlert, Clock, Info, Sparkles } from 'lucide-react';
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
  args: { icon: <Info aria-hidden />, children: 'Serbian (latin), Montenegrin and Bosnian' },
  play: async ({ canvasElement }) => {
    const text = within(canvasElement).getByText(/^Serbian/);
    await expect(text.scrollWidth).toBeGreaterThan(text.clientWidth);
  },
};

const tones = {
  neutral: { words: 'Trial', icon: <Info aria-hidden /> },
  accent: { words: 'New', icon: <Sparkles aria-hidden /> },
  success: { words: 'Installed', icon: <Check aria-hidden /> },
  warning: { words: '1 credit left', icon: <Clock aria-hidden /> },
  danger: { words: 'Failed', icon: <CircleAlert aria-hidden /> },
};

export const Matrix: Story = {
  parameters: { chromatic: { modes: matrixModes } },
  render: () => (
    <MatrixOf axes={{ icon: [false, true], tone: ['neutral', 'accent', 'success', 'warning', 'danger'] }}>
      {({ icon, tone }) => (
        <Badge tone={tone} icon={icon ? tones[tone].icon : undefined}>
          {tones[tone].words}
        </Badge>
      )}
    </MatrixOf>
  ),
};
