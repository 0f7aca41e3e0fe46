import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { fixedWidthModes } from '../../testing/modes.ts';
import { Switch, type SwitchProps } from './switch.tsx';

const meta = {
  title: 'Fields/Switch',
  component: Switch,
  parameters: {
    width: 320,
    docs: {
      description: {
        component: `
**When to use it**
- A setting that is on or off and takes effect at once: a view, a setting that is saved automatically.

**When not**
- It takes effect when a form is submitted, or may be invalid: use Checkbox.
- There are other values than on and off: use SegmentedControl.
- It is a tool, for example bold: use IconButton with \`pressed\`.

| Key | Effect |
| --- | --- |
| Space | Turns it on or off. |
`,
      },
    },
  },
  args: { label: 'Show the original', onCheckedChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'إظهار النص الأصلي', hint: 'يظهر تحت الترجمة.', defaultChecked: true },
};

export const WithHint: Story = {
  args: { hint: 'Lies under the translation.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('switch')).toHaveAccessibleDescription('Lies under the translation.');
  },
};
export const Disabled: Story = {
  args: { disabled: true, defaultChecked: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Show the original'));
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
};
export const LongText: Story = {
  args: {
    label: 'Write to me whenever a translation is ready, however late it is',
    hint: 'One message for all that become ready within the same hour.',
  },
};

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('switch')).toHaveFocus();
  },
};

const states: Record<string, Partial<SwitchProps>> = {
  plain: {},
  hint: { hint: 'Lies under the translation.' },
  disabled: { disabled: true },
};

export const Matrix: Story = {
  parameters: { chromatic: { modes: fixedWidthModes }, width: 1100 },
  render: (args) => (
    <MatrixOf interactive axes={{ value: ['off', 'on'], state: Object.keys(states) }} cellWidth={220}>
      {({ value, state }) => <Switch {...args} {...states[state]} defaultChecked={value === 'on'} />}
    </MatrixOf>
  ),
};
