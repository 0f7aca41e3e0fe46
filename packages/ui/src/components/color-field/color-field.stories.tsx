import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import * as Inspector from '../inspector/inspector.parts.ts';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { fixedWidthModes } from '../../testing/modes.ts';
import { ColorField, type ColorFieldProps } from './color-field.tsx';

const meta = {
  title: 'Fields/ColorField',
  component: ColorField,
  parameters: {
    width: 288,
    docs: {
      description: {
        component: `
**When to use it**
- Any colour may be chosen, as for a text on a poster. Offer those that were found in the picture as suggestions.

**When not**
- Only a few colours are allowed: use SegmentedControl or Select, with the names of the colours.

| Key | Effect |
| --- | --- |
| Tab | Moves from the swatch to the text and on to each suggestion. |
| Enter or Space on the swatch | Opens the picker; the square of saturation and brightness has the focus. |
| Arrow keys in the picker | Change brightness and saturation, hue, or opacity. |
| Escape in the picker | Closes it and returns to the swatch. The color keeps its last value. |
| Enter or Space on a suggestion | Takes that color. |
`,
      },
    },
  },
  args: { label: 'Color', defaultValue: '#173bac', onValueChange: fn() },
} satisfies Meta<typeof ColorField>;

export default meta;
type Story = StoryObj<typeof meta>;

const suggestions = ['#ffffff', '#c82d12', '#165f46'];
const error = 'Choose a color that can be read on the picture.';

export const Default: Story = {};

export const Translucent: Story = { args: { defaultValue: '#173bac66' } };
export const Disabled: Story = { args: { disabled: true, suggestions } };
export const Invalid: Story = { args: { error } };

export const SuggestionsAreAtMostThree: Story = {
  args: { defaultValue: '#ffffff', suggestions: ['#FFFFFF', 'none', '#c82d12', '#165f46', '#000000'] },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement);
    await expect(field.getAllByRole('button', { name: /^Use/ })).toHaveLength(3);
    await expect(field.getByRole('button', { name: 'Use #ffffff' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(field.getByRole('button', { name: 'Use #c82d12' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('#c82d12');
    await expect(field.getByLabelText('Color')).toHaveValue('#c82d12');
  },
};

export const Open: Story = {
  play: async ({ args, canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Pick: Color' });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const picker = within(await screen.findByRole('dialog', { name: 'Color: picker' }));
    await waitFor(() => expect(picker.getByRole('slider', { name: 'Saturation and brightness' })).toHaveFocus());
    await userEvent.tab();
    const hue = picker.getByRole('slider', { name: 'Hue' });
    await expect(hue).toHaveFocus();
    // The picker reads `keyCode`, which simulated typing does not set.
    await fireEvent.keyDown(hue, { key: 'ArrowRight', keyCode: 39 });
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalled());
  },
};

const sizes = ['xs', 'sm', 'md', 'lg'] as const;
/** The widest color in hex: D is the widest digit of the face. */
const widest = '#dddddddd';

/** A color with alpha is never cut off, in the panel of an editor and in a field as narrow as it can be. */
export const AlphaInNarrowFields: Story = {
  parameters: { width: 480 },
  args: { defaultValue: widest, suggestions },
  render: (args) => (
    <div className="flex items-start gap-6">
      <Inspector.Root aria-label="Effects" className="w-panel shrink-0 border-s border-line">
        <Inspector.Section title="Drop shadow">
          <ColorField {...args} />
        </Inspector.Section>
      </Inspector.Root>
      <div className="flex w-px flex-col gap-4">
        {sizes.map((size) => (
          <ColorField key={size} {...args} label={size} size={size} suggestions={[]} />
        ))}
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const inputs = within(canvasElement).getAllByDisplayValue<HTMLInputElement>(widest);
    await expect(inputs).toHaveLength(sizes.length + 1);
    for (const input of inputs) await expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth);
    const [inPanel] = within(canvasElement).getAllByRole('button', { name: /^Use/ });
    const box = canvasElement.querySelector('[data-slot=color-field-control]');
    // Box and suggestions share one line.
    await expect(inPanel?.getBoundingClientRect().top).toBeLessThan(box?.getBoundingClientRect().bottom ?? 0);
  },
};

/** Arabic words, read from right to left. The color itself is written from left to right. */
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { label: 'لون النص', suggestions } };

const states: Record<string, Partial<ColorFieldProps>> = {
  plain: {},
  suggestions: { defaultValue: '#c82d12', suggestions },
  translucent: { defaultValue: '#165f4680' },
  invalid: { error },
  disabled: { disabled: true, suggestions },
};

/** Every size and state, and the picker open last: only one can be open at a time. */
export const Matrix: Story = {
  parameters: { width: 1152, chromatic: { modes: fixedWidthModes } },
  render: (args) => (
    <div className="flex flex-col gap-8 pb-96">
      <MatrixOf interactive axes={{ size: ['xs', 'sm', 'md', 'lg'], state: Object.keys(states) }} cellWidth={240}>
        {({ size, state }) => <ColorField {...args} {...states[state]} size={size} />}
      </MatrixOf>
      <ColorField {...args} label="Open" className="w-60" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Pick: Open' }));
    await screen.findByRole('dialog', { name: 'Open: picker' });
  },
};
