import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ColorField } from './color-field.tsx';

const meta = {
  title: 'Fields/ColorField',
  component: ColorField,
  parameters: { width: 288 },
  args: { label: 'Color', value: '#173bac', onValueChange: fn() },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <ColorField
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof ColorField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SeeThrough: Story = { args: { value: '#173bac66' } };
export const Disabled: Story = { args: { disabled: true, suggestions: ['#ffffff'] } };
export const Invalid: Story = { args: { error: 'Choose a colour that can be read on the picture.' } };

export const SuggestionsAreAtMostThree: Story = {
  args: { value: '#ffffff', suggestions: ['#FFFFFF', '#c82d12', '#165f46', '#000000'] },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement);
    await expect(field.getAllByRole('button', { name: /^Use/ })).toHaveLength(3);
    await expect(field.getByRole('button', { name: 'Use #ffffff' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(field.getByRole('button', { name: 'Use #c82d12' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('#c82d12');
    await expect(field.getByLabelText('Color')).toHaveValue('#c82d12');
  },
};

export const TypedHexAppliesDirectly: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Color');
    await userEvent.clear(input);
    await userEvent.type(input, '#c82');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('#cc8822');
    await userEvent.type(input, 'd12');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('#c82d12');
  },
};

export const UnreadableTextIsDroppedOnLeaving: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Color');
    await userEvent.clear(input);
    await userEvent.type(input, 'blue');
    await userEvent.tab();
    await expect(input).toHaveValue('#173bac');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Picker: Story = {
  play: async ({ args, canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Pick color' });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const picker = within(await screen.findByRole('dialog', { name: 'Color picker' }));
    await waitFor(() => expect(picker.getByRole('slider', { name: 'Color' })).toHaveFocus());
    await userEvent.tab();
    const hue = picker.getByRole('slider', { name: 'Hue' });
    await expect(hue).toHaveFocus();
    // The picker reads the key's code, which simulated typing leaves out.
    await fireEvent.keyDown(hue, { key: 'ArrowRight', keyCode: 39 });
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalled());
  },
};
