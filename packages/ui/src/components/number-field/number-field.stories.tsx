import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { fixedWidthModes } from '../../testing/modes.ts';
import { NumberField, type NumberFieldProps } from './number-field.tsx';

const inputOf = (canvasElement: HTMLElement) => within(canvasElement).getByRole('spinbutton');

/** Presses the pointer on something and moves it sideways by each of the distances, in px. */
const drag = async (target: Element, distances: readonly number[]) => {
  const pointer = { pointerId: 1, isPrimary: true, button: 0, buttons: 1 };
  await fireEvent.pointerDown(target, { ...pointer, clientX: 100 });
  for (const distance of distances) await fireEvent.pointerMove(target, { ...pointer, clientX: 100 + distance });
};

const meta = {
  title: 'Fields/NumberField',
  component: NumberField,
  parameters: {
    width: 200,
    docs: {
      description: {
        component: `
**When to use it**
- A number whose digits matter: a size, a position, an angle.
- People often adjust it: by an arrow key, or by a horizontal drag of its name or unit.

**When not**
- Its position in a range matters more than its digits: use Slider.
- The digits are not an amount, for example a code or a year: use TextField with \`inputMode="numeric"\`.

| Key | Effect |
| --- | --- |
| ArrowUp and ArrowDown | One step more or less. |
| Shift + ArrowUp and ArrowDown | Ten steps. |
| Alt + ArrowUp and ArrowDown | A tenth of a step. |
| Enter | Applies the typed text. A text that is not a number is discarded. |
| Escape | Forgets what was typed. Only a second Escape closes a dialog around it. |
| Tab | Applies it and moves on. |
`,
      },
    },
  },
  args: { label: 'Width', unit: 'px', defaultValue: 240, min: 1, max: 4000, onValueChange: fn() },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Invalid: Story = {
  args: { error: 'Wider than the image' },
  play: async ({ canvasElement }) => {
    await expect(inputOf(canvasElement)).toBeInvalid();
    await expect(inputOf(canvasElement)).toHaveAccessibleDescription('Wider than the image');
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvasElement }) => {
    await drag(within(canvasElement).getByText('Width'), [40]);
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(inputOf(canvasElement));
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    label: 'Distance from the upper edge of the image',
    unit: 'thousandths',
    defaultValue: 1234567.891,
    max: 1e9,
  },
};

export const Empty: Story = { args: { defaultValue: null, required: true } };

/** Hebrew words, read from right to left: a drag to the left goes up. */
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { label: 'רוחב', unit: 'פיקסלים' } };

const states: Record<string, Partial<NumberFieldProps>> = {
  unit: {},
  'no unit': { unit: undefined },
  hint: { hint: 'In px of the image.' },
  invalid: { error: 'Wider than the image' },
  disabled: { disabled: true },
  'read only': { readOnly: true },
};

/** The number follows the pointer, which drags the label or the unit. */
export const Scrubbing: Story = {
  play: async ({ args, canvasElement }) => {
    await drag(within(canvasElement).getByText('Width'), [20, 40]);
    await expect(inputOf(canvasElement)).toHaveValue('250');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(250);
  },
};

export const Matrix: Story = {
  parameters: { chromatic: { modes: fixedWidthModes }, width: 1100 },
  render: (args) => (
    <MatrixOf interactive axes={{ size: ['xs', 'sm', 'md', 'lg'], state: Object.keys(states) }} cellWidth={150}>
      {({ size, state }) => <NumberField {...args} {...states[state]} size={size} />}
    </MatrixOf>
  ),
};
