import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { matrixModes } from '../../testing/modes.ts';
import { ImageButton } from './image-button.tsx';

const meta = {
  title: 'Actions/ImageButton',
  component: ImageButton,
  parameters: {
    docs: {
      description: {
        component: `
**When to use it**
- The main call to action of a page or a header: “Try for free”, “Upgrade”.

**When not**
- It is a step of the work, even an important one: use Button with \`primary\`.
- Another one is visible already.

| Key | Effect |
| --- | --- |
| Enter or Space | Presses the button. |
| Tab | Goes past it while it is disabled. |
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

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  },
};

export const LongText: Story = { args: { children: 'Jetzt kostenlos ausprobieren' } };

export const Matrix: Story = {
  parameters: { chromatic: { modes: matrixModes } },
  render: (args) => (
    <MatrixOf interactive axes={{ size: ['sm', 'md', 'lg'], disabled: [false, true] }}>
      {({ size, disabled }) => <ImageButton {...args} size={size} disabled={disabled} />}
    </MatrixOf>
  ),
};
