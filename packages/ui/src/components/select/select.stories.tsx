import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { themeModes } from '../../testing/modes.ts';
import { Select } from './select.tsx';

const sectors = ['Technology', 'Finance', 'Healthcare', 'Education', 'Retail', 'Manufacturing', 'Services', 'Other'];

const meta = {
  title: 'Fields/Select',
  component: Select,
  parameters: { width: 320 },
  args: {
    label: 'Company sector',
    options: sectors.map((sector) => ({ value: sector, label: sector, disabled: sector === 'Finance' })),
    value: '',
    onValueChange: fn(),
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Select
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox', { name: 'Company sector' })).toHaveTextContent(
      'Select an option',
    );
  },
};
export const Chosen: Story = { args: { value: 'Retail' } };
export const Invalid: Story = { args: { error: 'Company sector is required' } };
export const WithHint: Story = { args: { hint: 'What most of your customers do.' } };
export const Disabled: Story = { args: { value: 'Retail', disabled: true } };
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };
export const Open: Story = { parameters: { chromatic: { modes: themeModes } }, args: { value: 'Retail', open: true } };
export const OptionsInTheirOwnFace: Story = {
  args: {
    label: 'Font family',
    value: 'Newsreader Variable',
    open: true,
    options: ['Newsreader Variable', 'Inter Variable'].map((family) => ({
      value: family,
      label: family,
      style: { fontFamily: `"${family}"` },
    })),
  },
};

export const KeyboardPath: Story = {
  play: async ({ args, canvasElement }) => {
    const trigger = within(canvasElement).getByRole('combobox');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const list = await screen.findByRole('listbox');
    await expect(within(list).getByRole('option', { name: 'Finance' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Healthcare');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const TypeAhead: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('ret{Enter}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('Retail'));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const EscapeChangesNothing: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await waitFor(() => expect(within(canvasElement).getByRole('combobox')).toHaveFocus());
  },
};
