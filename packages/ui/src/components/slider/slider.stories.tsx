import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { themeModes } from '../../testing/modes.ts';
import { Slider } from './slider.tsx';

const meta = {
  title: 'Fields/Slider',
  component: Slider,
  parameters: { width: 240 },
  args: {
    label: 'Zoom',
    value: 1,
    min: 0.1,
    max: 3,
    step: 0.1,
    formatValue: (value) => `${Math.round(value * 100)}%`,
    onValueChange: fn(),
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Slider
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: { modes: themeModes } } };
export const AtTheStart: Story = { args: { value: 0.1 } };
export const AtTheEnd: Story = { args: { value: 3 } };
export const Disabled: Story = { args: { disabled: true } };

export const KeyboardPath: Story = {
  args: { onValueCommit: fn() },
  play: async ({ args, canvasElement }) => {
    const thumb = within(canvasElement).getByRole('slider', { name: 'Zoom' });
    await expect(thumb).toHaveAttribute('aria-valuetext', '100%');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(thumb).toHaveAttribute('aria-valuetext', '110%');
    await userEvent.keyboard('{Home}');
    await expect(thumb).toHaveAttribute('aria-valuetext', '10%');
    await userEvent.keyboard('{End}');
    await expect(thumb).toHaveAttribute('aria-valuetext', '300%');
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(3);
  },
};
