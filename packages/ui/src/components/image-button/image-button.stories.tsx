import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { matrixModes } from '../../testing/modes.ts';
import { posterUrl } from '../../testing/poster.ts';
import { ImageButton, type ImageButtonProps } from './image-button.tsx';

const poster = <img src={posterUrl} alt="" />;

const meta = {
  title: 'Actions/ImageButton',
  component: ImageButton,
  parameters: {
    docs: {
      description: {
        component: `
**When to use it**
- The main call to action of a page or a header: “Try for free”, “Upgrade”.
- Another picture may replace the drawing, for example in a season; the text stays text.

**When not**
- It is a step of the work, even an important one: use Button with \`primary\`.
- Another one is visible already.
- The picture contains information that the text does not: screen readers cannot read it.

| Key | Effect |
| --- | --- |
| Enter or Space | Presses the button. |
| Tab | Goes past it while it is disabled or loading. |
`,
      },
    },
  },
  args: { children: 'Try for free', onClick: fn() },
} satisfies Meta<typeof ImageButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).not.toHaveFocus();
  },
};

export const Loading: Story = {
  args: { children: 'Upgrade', loading: true },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Upgrade...' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  },
};

export const LongText: Story = { args: { children: 'Jetzt kostenlos ausprobieren' } };

const states: Record<string, Partial<ImageButtonProps>> = {
  drawing: {},
  picture: { artwork: poster },
  loading: { loading: true },
  disabled: { disabled: true },
};

export const Matrix: Story = {
  parameters: { chromatic: { modes: matrixModes } },
  render: (args) => (
    <MatrixOf interactive axes={{ size: ['sm', 'md', 'lg'], state: Object.keys(states) }}>
      {({ size, state }) => <ImageButton {...args} {...states[state]} size={size} />}
    </MatrixOf>
  ),
};
