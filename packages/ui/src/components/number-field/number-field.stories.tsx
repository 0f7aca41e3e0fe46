import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { fixedWidthModes } from '../../testing/modes.ts';
import * as Field from '../field/field.parts.ts';
import { NumberField, type NumberFieldProps } from './number-field.tsx';
import { inputOf, drag, expectOneCall } from './number-field.stories.fixture.ts';

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
- A price, a percentage or a measure in the format of the language: \`format\` takes the options of \`Intl.NumberFormat\`.
- People often adjust it: by an arrow key, or by a horizontal drag of its name or unit.

**When not**
- Its position in a range matters more than its digits: use Slider.
- The digits are not an amount, for example a code or a year: use TextField with \`inputMode="numeric"\`.

| Key | Effect |
| --- | --- |
| ArrowUp and ArrowDown | One step more or less. |
| Shift + ArrowUp and ArrowDown | A large step: \`largeStep\`, or ten steps. |
| Alt + ArrowUp and ArrowDown | A small step: \`smallStep\`, or a tenth of a step. |
| Enter | Applies the typed text. A text that is not a number is discarded. |
| Escape | Forgets what was typed. Only a second Escape closes a dialog around it. |
| Tab | Applies it and moves on. It skips the buttons, because the arrow keys do the same. |
`,
      },
    },
  },
  args: { label: 'Width', unit: 'px', defaultValue: 240, min: 1, max: 4000, onValueChange: fn(), onValueCommit: fn() },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    hint: 'Of the text box, in px of the image.',
    error: '',
    hideLabel: false,
    step: 1,
    decimals: 2,
    size: 'md',
    disabled: false,
    readOnly: false,
    required: false,
  },
};

export const WithoutUnit: Story = {
  args: { label: 'Line height', unit: undefined, defaultValue: 1.2, min: 0.5, step: 0.1 },
};

/** In the format of the provider's language. */
export const Currency: Story = {
  args: {
    label: 'Price',
    unit: undefined,
    format: { style: 'currency', currency: 'EUR' },
    defaultValue: 1234.5,
    min: 0,
    max: 1e6,
  },
  play: async ({ args, canvasElement }) => {
    await expect(inputOf(canvasElement)).toHaveValue('€1,234.50');
    await expect(inputOf(canvasElement)).toHaveAttribute('aria-valuetext', '€1,234.50');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(1235.5);
  },
};

/** The value is 0.25, and a step 0.05. */
export const Percentage: Story = {
  args: {
    label: 'Opacity',
    unit: undefined,
    format: { style: 'percent' },
    defaultValue: 0.25,
    min: 0,
    max: 1,
    step: 0.05,
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(inputOf(canvasElement)).toHaveValue('30%');
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(0.3);
  },
};

export const UnitInWords: Story = {
  args: {
    label: 'Distance',
    unit: undefined,
    format: { style: 'unit', unit: 'kilometer', unitDisplay: 'long' },
    locale: 'de',
    defaultValue: 1234.5,
  },
};

/** Typed with the digits and separators of Egypt. */
export const ArabicDigits: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'السعر',
    unit: undefined,
    format: { style: 'currency', currency: 'EGP' },
    locale: 'ar-EG',
    defaultValue: 1234.5,
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.clear(inputOf(canvasElement));
    await userEvent.type(inputOf(canvasElement), '٢٬٥٠٠٫٧٥{Enter}');
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(2500.75);
  },
};

export const WithHint: Story = { args: { hint: 'In px of the image.' } };

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

export const Small: Story = { parameters: { picture: false }, args: { size: 'sm' } };

export const Large: Story = { parameters: { picture: false }, args: { size: 'lg' } };

export const HiddenLabel: Story = { args: { hideLabel: true } };

export const LongText: Story = {
  args: {
    label: 'Distance from the upper edge of the image',
    unit: 'thousandths',
    defaultValue: 1234567.891,
    max: 1e9,
  },
};

export const Focused: Story = {
  parameters: { picture: false },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(inputOf(canvasElement)).toHaveFocus();
    await expect(inputOf(canvasElement)).toHaveAttribute('aria-valuetext', '240 px');
  },
};

export const LabelInside: Story = {
  args: { label: 'X', labelPlacement: 'inside', size: 'xs' },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('spinbutton', { name: 'X' })).toHaveValue('240');
    const label = canvasElement.querySelector('[data-slot=number-field-inside-label]');
    if (!label) throw new Error('There is no label inside the box.');
    await drag(label, [40]);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(250);
  },
};

/** The parts, for a field with buttons: the arrangement is the caller's. */
export const FromParts: Story = {
  args: { min: 0, max: 360, unit: '°', defaultValue: 15 },
  render: ({ min, max, unit, defaultValue, onValueChange, onValueCommit }) => (
    <NumberField.Root {...{ min, max, unit, defaultValue, onValueChange, onValueCommit }}>
      <NumberField.ScrubArea className="w-fit">
        <Field.Label>Rotation in degrees</Field.Label>
      </NumberField.ScrubArea>
      <NumberField.Group>
        <NumberField.Decrement />
        <NumberField.Input className="text-center" />
        <NumberField.Increment />
      </NumberField.Group>
      <Field.Description>Around the middle of the box.</Field.Description>
    </NumberField.Root>
  ),
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement);
    await expect(field.getByRole('spinbutton', { name: 'Rotation in degrees' })).toHaveAccessibleDescription(
      'Around the middle of the box.',
    );
    await userEvent.click(field.getByRole('button', { name: 'Increase' }));
    await expectOneCall(args.onValueCommit, 16);
  },
};

const stopsAt = (name: string): NonNullable<Story['play']> =>
  async function stops({ args, canvasElement }) {
    const button = within(canvasElement).getByRole('button', { name });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onValueChange).not.toHaveBeenCalled();
  };

/** At an end of the range the button that leads on is faint and does nothing. */
export const FromPartsAtTheStart: Story = {
  ...FromParts,
  args: { ...FromParts.args, defaultValue: 0 },
  play: stopsAt('Decrease'),
};

export const FromPartsAtTheEnd: Story = {
  ...FromParts,
  args: { ...FromParts.args, defaultValue: 360 },
  play: stopsAt('Increase'),
};

export const FromPartsDisabled: Story = {
  ...FromParts,
  render: ({ unit, defaultValue }) => (
    <NumberField.Root {...{ unit, defaultValue }} disabled>
      <Field.Label>Rotation in degrees</Field.Label>
      <NumberField.Group>
        <NumberField.Decrement />
        <NumberField.Input className="text-center" />
        <NumberField.Increment />
      </NumberField.Group>
    </NumberField.Root>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Decrease' })).toBeDisabled();
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

export const Matrix: Story = {
  parameters: { chromatic: { modes: fixedWidthModes }, width: 1100 },
  render: (args) => (
    <MatrixOf interactive axes={{ size: ['xs', 'sm', 'md', 'lg'], state: Object.keys(states) }} cellWidth={150}>
      {({ size, state }) => <NumberField {...args} {...states[state]} size={size} />}
    </MatrixOf>
  ),
};
