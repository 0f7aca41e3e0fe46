import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash2 } from 'lucide-react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { matrixModes } from '../../testing/modes.ts';
import { CloseButton } from './close-button.tsx';
import { IconButton, type IconButtonProps } from './icon-button.tsx';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  parameters: {
    docs: {
      description: {
        component: `
**When to use it**
- An action that everyone knows by its picture, where there is little room: undo, remove, zoom in.
- A tool that stays on, with \`pressed\`: bold, a grid.

**When not**
- People must guess the meaning of the icon: use Button with an icon.
- There are several of them in a row: put them into a Toolbar, so that they are one stop of the Tab key.
- One of a few is always on: use SegmentedControl.

| Key | Effect |
| --- | --- |
| Enter or Space | Presses the button. |
| Tab | Moves to it and shows its tooltip; skips it while it is disabled. |
| Escape | Hides the tooltip. |
`,
      },
    },
  },
  args: { label: 'Remove', children: <Trash2 aria-hidden />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Remove' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).not.toHaveFocus();
  },
};

export const TooltipOnFocus: Story = {
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Remove');
  },
};

/** The cross inside dialogs, toasts and banners. */
export const CloseButtons: Story = {
  render: () => (
    <div className="flex items-center gap-2">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <CloseButton key={size} size={size} />
      ))}
      <CloseButton disabled />
    </div>
  ),
};

const states: Record<string, Partial<IconButtonProps>> = {
  plain: {},
  'not pressed': { pressed: false },
  pressed: { pressed: true },
  loading: { loading: true },
  disabled: { disabled: true },
  'pressed, disabled': { pressed: true, disabled: true },
};

export const Matrix: Story = {
  parameters: { chromatic: { modes: matrixModes } },
  render: (args) => (
    <MatrixOf
      interactive
      axes={{
        variant: ['ghost', 'secondary', 'primary', 'danger'],
        size: ['sm', 'md', 'lg'],
        state: Object.keys(states),
      }}
    >
      {({ variant, size, state }) => <IconButton {...args} {...states[state]} {...{ variant, size }} />}
    </MatrixOf>
  ),
};
