import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextAlignCenter, TextAlignEnd, TextAlignStart } from 'lucide-react';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { matrixModes } from '../../testing/modes.ts';
import { SegmentedControl } from './segmented-control.tsx';

const alignments = [
  { value: 'left', label: 'Align left', icon: <TextAlignStart aria-hidden /> },
  { value: 'center', label: 'Align center', icon: <TextAlignCenter aria-hidden /> },
  { value: 'right', label: 'Align right', icon: <TextAlignEnd aria-hidden /> },
];

const meta = {
  title: 'Actions/SegmentedControl',
  component: SegmentedControl,
  parameters: {
    docs: {
      description: {
        component: `
**When to use it**
- Exactly one of two to five options that are all visible: Monthly or Yearly; left, centre or right.
- The choice takes effect at once.

**When not**
- There are more, or their names are long: use Select.
- It is on or off: use Switch.
- None or several may be chosen: use the toggle group of Toolbar, or Checkbox.

| Key | Effect |
| --- | --- |
| Tab | Moves to the chosen option, then leaves the group. |
| Arrow keys | Choose the next or the previous option; they wrap around and skip disabled options. |
| Space | Chooses the one that has the focus. |
`,
      },
    },
  },
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
          args.onValueChange?.(next);
        }}
      />
    );
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'الفوترة',
    options: [
      { value: 'monthly', label: 'شهريًا' },
      { value: 'yearly', label: 'سنويًا' },
    ],
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const WithIcons: Story = {
  args: {
    label: 'Text alignment',
    value: 'center',
    options: alignments,
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

export const LongText: Story = {
  parameters: { width: 327 },
  args: {
    label: 'Abrechnung',
    options: [
      { value: 'monthly', label: 'Monatlich abgerechnet' },
      { value: 'yearly', label: 'Jährlich abgerechnet' },
    ],
  },
};

export const Matrix: Story = {
  parameters: { chromatic: { modes: matrixModes } },
  render: (args) => (
    <MatrixOf
      interactive
      axes={{ size: ['sm', 'md'], shows: ['texts', 'icons'], state: ['enabled', 'one disabled', 'all disabled'] }}
    >
      {({ size, shows, state }) => {
        const all = shows === 'icons' ? alignments : args.options;
        const options = all.map((option, index) => ({ ...option, disabled: state === 'one disabled' && index === 1 }));
        return (
          <SegmentedControl
            {...args}
            {...{ size, options }}
            value={all[0]?.value ?? ''}
            disabled={state === 'all disabled'}
          />
        );
      }}
    </MatrixOf>
  ),
};
