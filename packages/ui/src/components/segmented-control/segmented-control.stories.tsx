import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextAlignCenter, TextAlignEnd, TextAlignStart } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SegmentedControl } from './segmented-control.tsx';

const meta = {
  title: 'Actions/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'Billing',
    options: [
      { value: 'monthly', label: 'Monthly' },
      { value: 'yearly', label: 'Yearly' },
    ],
    value: 'monthly',
    onValueChange: fn(),
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <SegmentedControl
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: 'sm' } };
export const Disabled: Story = { args: { disabled: true } };
export const WithIcons: Story = {
  args: {
    label: 'Text alignment',
    value: 'center',
    options: [
      { value: 'left', label: 'Align left', icon: <TextAlignStart aria-hidden /> },
      { value: 'center', label: 'Align center', icon: <TextAlignCenter aria-hidden /> },
      { value: 'right', label: 'Align right', icon: <TextAlignEnd aria-hidden /> },
    ],
  },
};
export const OneDisabled: Story = {
  args: {
    options: [
      { value: 'monthly', label: 'Monthly' },
      { value: 'yearly', label: 'Yearly', disabled: true },
    ],
  },
};

export const KeyboardPath: Story = {
  play: async ({ args, canvasElement }) => {
    const group = within(within(canvasElement).getByRole('radiogroup', { name: 'Billing' }));
    await userEvent.tab();
    await expect(group.getByRole('radio', { name: 'Monthly' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight>}');
    await waitFor(() => expect(group.getByRole('radio', { name: 'Yearly' })).toBeChecked());
    await userEvent.keyboard('{/ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('yearly');
  },
};
