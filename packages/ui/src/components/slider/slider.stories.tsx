import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import * as Field from '../field/field.parts.ts';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { fixedWidthModes } from '../../testing/modes.ts';
import { Slider } from './slider.tsx';

const percent = (value: number) => `${Math.round(value * 100)}%`;

const meta = {
  title: 'Fields/Slider',
  component: Slider,
  parameters: {
    width: 240,
    docs: {
      description: {
        component: `
**When to use it**
- A number whose position in a range matters more than its digits, and whose effect is visible at once: zoom, opacity.
- A range of numbers, from one thumb to the other: give an array as \`value\`. A thumb stops at the next one, pushes it, or passes it.
- A level beside a picture: \`orientation="vertical"\`, in an element with a height.

**When not**
- The exact number matters: use NumberField.
- There are a few steps with names: use SegmentedControl.
- It shows progress: use ProgressBar.

| Key | Effect |
| --- | --- |
| Tab | Moves the focus to the next thumb. |
| Arrow Right or Arrow Up | Adds one step. From right to left, Arrow Left adds it. |
| Arrow Left or Arrow Down | One step less. |
| Page Up or Page Down, or an arrow key with Shift | A large step: \`largeStep\`, or a tenth of the range. |
| Home or End | Sets the smallest or the largest value. With several thumbs, it stops at the next one. |
`,
      },
    },
  },
  args: { label: 'Zoom', defaultValue: 1, min: 0.1, max: 3, step: 0.1, formatValue: percent, onValueChange: fn() },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { disabled: false, name: 'zoom', onValueCommit: fn() } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'גודל התצוגה', defaultValue: 2 },
};
export const AtTheStart: Story = { args: { defaultValue: 0.1 } };
export const AtTheEnd: Story = { args: { defaultValue: 3 } };

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

export const WithItsValueBeside: Story = {
  render: function Render({ label, min, max, step, formatValue }) {
    const [value, setValue] = useState(1);
    return (
      <div className="flex items-center gap-3">
        <Slider {...{ label, min, max, step, formatValue }} value={value} onValueChange={setValue} />
        <output className="w-11 shrink-0 text-end text-xs text-muted tabular-nums">{percent(value)}</output>
      </div>
    );
  },
};

/** The parts: a label of Field, the number behind the line, a track of its own color. */
export const FromParts: Story = {
  render: ({ min, max, step, defaultValue, formatValue, onValueChange }) => (
    <Field.Root>
      <Field.Label>Zoom</Field.Label>
      <Slider.Root {...{ min, max, step, defaultValue, formatValue, onValueChange }}>
        <Slider.Track className="h-1.5">
          <Slider.Range className="bg-success" />
        </Slider.Track>
        <Slider.Thumb />
        <Slider.Value />
      </Slider.Root>
      <Field.Description>Of the picture, not of the page.</Field.Description>
    </Field.Root>
  ),
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider', { name: 'Zoom' });
    await expect(slider).toHaveAccessibleDescription('Of the picture, not of the page.');
    await fireEvent.change(slider, { target: { value: '2.1' } });
    await expect(within(canvasElement).getByText('210%')).toBeVisible();
  },
};

/** Two thumbs: a range. The numbers are an array, and each thumb has its own name. */
export const TwoThumbs: Story = {
  args: { label: 'Text size', min: 8, max: 96, step: 4, defaultValue: [16, 64], formatValue: (value) => `${value} px` },
  play: async ({ canvasElement }) => {
    const slider = within(within(canvasElement).getByRole('group', { name: 'Text size' }));
    await expect(slider.getByRole('slider', { name: 'Smallest value' })).toHaveAttribute('aria-valuetext', '16 px');
    await expect(slider.getByRole('slider', { name: 'Largest value' })).toHaveAttribute('aria-valuetext', '64 px');
  },
};

/** One thumb and two, with their numbers below. They fill the height of the element around them. */
export const Vertical: Story = {
  render: ({ min, max, step, formatValue, onValueChange }) => (
    <div className="flex gap-8" style={{ height: 160 }}>
      {([[1], [0.6, 2.2]] as const).map((defaultValue) => (
        <Slider.Root
          key={defaultValue.length}
          orientation="vertical"
          aria-label="Zoom"
          {...{ min, max, step, formatValue, onValueChange, defaultValue }}
        >
          <Slider.Track>
            <Slider.Range />
          </Slider.Track>
          {defaultValue.map((value) => (
            <Slider.Thumb key={value} {...(defaultValue.length === 1 && { 'aria-label': 'Zoom' })} />
          ))}
          <Slider.Value />
        </Slider.Root>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Zoom' });
    await expect(within(group).getByRole('slider', { name: 'Largest value' })).toHaveValue('2.2');
  },
};

/** `thumbCollisionBehavior="swap"`: a thumb passes the next one. The disabled thumb below stays where it is. */
export const ThumbsThatSwap: Story = {
  render: ({ min, max, step, formatValue, onValueChange }) => (
    <div className="flex flex-col gap-4">
      <Slider
        label="Range of the zoom"
        thumbCollisionBehavior="swap"
        defaultValue={[0.5, 2]}
        {...{ min, max, step, formatValue, onValueChange }}
      />
      <Slider.Root aria-label="Fixed start" defaultValue={[0.5, 2]} {...{ min, max, step, formatValue }}>
        <Slider.Track>
          <Slider.Range />
        </Slider.Track>
        <Slider.Thumb disabled />
        <Slider.Thumb />
        <Slider.Value />
      </Slider.Root>
    </div>
  ),
  play: async ({ args, canvasElement }) => {
    const group = within(within(canvasElement).getByRole('group', { name: 'Range of the zoom' }));
    const smallest = group.getByRole('slider', { name: 'Smallest value' });
    smallest.focus();
    await fireEvent.change(smallest, { target: { value: '2.5' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith([2, 2.5]);
    await expect(group.getByRole('slider', { name: 'Largest value' })).toHaveFocus();
  },
};

export const Moved: Story = {
  parameters: { picture: false },
  args: { onValueCommit: fn() },
  play: async ({ args, canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider', { name: 'Zoom' });
    await expect(slider).toHaveAttribute('aria-valuetext', '100%');
    await fireEvent.change(slider, { target: { value: '2.1' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2.1);
    await expect(slider).toHaveAttribute('aria-valuetext', '210%');
    await expect(args.onValueCommit).toHaveBeenCalledTimes(1);
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(2.1);
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
