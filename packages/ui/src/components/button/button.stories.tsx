import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { matrixModes } from '../../testing/modes.ts';
import { Button, type ButtonProps } from './button.tsx';

const meta = {
  title: 'Actions/Button',
  component: Button,
  parameters: {
    docs: {
      description: {
        component: `
**When to use it**
- Something happens here and now: a form is sent, a picture exported, a text removed.
- One primary button per view: the step that most people want.

**When not**
- It leads to another page: use Link, or a Button with \`asChild\` around an anchor if it must look like a button.
- There is room for an icon only: use IconButton, which requires a name.
- It chooses between a few values: use SegmentedControl.

| Key | Effect |
| --- | --- |
| Enter or Space | Presses the button. |
| Tab | Skips it while it is disabled; a loading button keeps the focus. |
`,
      },
    },
  },
  args: { children: 'Export', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Danger: Story = { args: { variant: 'danger', children: 'Delete' } };
export const FullWidth: Story = { args: { fullWidth: true }, parameters: { width: 320 } };

export const Disabled: Story = {
  args: { disabled: true, variant: 'primary' },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).not.toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  args: { variant: 'primary', loading: true, children: 'Sign In' },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Sign In...' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const LoadingWithOwnText: Story = {
  args: { variant: 'primary', loading: true, children: 'Next', loadingText: 'Extracting text...' },
};

export const AsLink: Story = {
  args: { asChild: true, variant: 'primary', children: <a href="#dashboard">Open the dashboard</a> },
};

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  },
};

export const LongText: Story = {
  args: { children: 'Übersetzungseinstellungen zurücksetzen und von vorn beginnen' },
};

const states: Record<string, ButtonProps> = {
  text: {},
  icon: { icon: <Download aria-hidden /> },
  loading: { loading: true, loadingText: 'Exporting...' },
  disabled: { disabled: true },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { icon: <Download aria-hidden />, children: 'تنزيل الملصق' },
};

export const Matrix: Story = {
  parameters: { chromatic: { modes: matrixModes } },
  render: (args) => (
    <MatrixOf
      interactive
      axes={{
        variant: ['primary', 'secondary', 'ghost', 'danger'],
        size: ['sm', 'md', 'lg'],
        state: Object.keys(states),
      }}
    >
      {({ variant, size, state }) => <Button {...args} {...states[state]} variant={variant} size={size} />}
    </MatrixOf>
  ),
};
