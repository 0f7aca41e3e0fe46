import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { fixedWidthModes } from '../../testing/modes.ts';
import { Slider, type SliderProps } from './slider.tsx';

const percent = (value: number) => `${Math.round(value * 100)}%`;

function Held({ value: first, onValueChange, ...props }: SliderProps) {
  const [value, setValue] = useState(first);
  return (
    <Slider
      {...props}
      value={value}
      onValueChange={(next) => {
        onValueChange?.(next);
        setValue(next);
      }}
    />
  );
}

const meta = {
  title: 'Fields/Slider',
  component: Slider,
  render: (args) => <Held key={args.value} {...args} />,
  parameters: {
    width: 240,
    docs: {
      description: {
        component: `
**When to use it**
- A number whose position in a range matters more than its digits, and whose effect is visible at once: zoom, opacity.

**When not**
- The exact number matters: use NumberField.
- There are a few steps with names: use SegmentedControl.
- It shows progress: use ProgressBar.

| Key | Effect |
| --- | --- |
| Tab | Moves the focus to the slider. |
| Arrow Right or Arrow Up | Adds one step. From right to left, Arrow Left adds it. |
| Arrow Left or Arrow Down | One step less. |
| Page Up or Page Down | A tenth of the range, but at least one step. |
| Home or End | Sets the smallest or the largest value. |
`,
      },
    },
  },
  args: { label: 'Zoom', value: 1, min: 0.1, max: 3, step: 0.1, formatValue: percent, onValueChange: fn() },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'גודל התצוגה', value: 2 },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('slider'));
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('slider', { name: 'Zoom' })).toHaveFocus();
  },
};

export const Matrix: Story = {
  parameters: { width: 1152, chromatic: { modes: fixedWidthModes } },
  render: (args) => (
    <MatrixOf interactive axes={{ disabled: [false, true], value: [0.1, 1, 2, 3] }} cellWidth={160}>
      {({ disabled, value }) => <Slider {...args} disabled={disabled} value={value} />}
    </MatrixOf>
  ),
};
