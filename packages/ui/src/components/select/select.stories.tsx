import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { matrixModes } from '../../testing/modes.ts';
import { selectGuide } from './select.guide.ts';
import { Select, type SelectProps } from './select.tsx';

const sectors = ['Technology', 'Finance', 'Healthcare', 'Education', 'Retail', 'Manufacturing', 'Services', 'Other'];
const sizes = Array.from({ length: 24 }, (_, step) => `${12 + step * 2} px`);
const asOptions = (labels: readonly string[]) => labels.map((label) => ({ value: label, label }));

const meta = {
  title: 'Fields/Select',
  component: Select,
  parameters: { width: 320, guide: selectGuide },
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

const openList = async (key = '{Enter}') => {
  await userEvent.tab();
  await userEvent.keyboard(key);
  return screen.findByRole('listbox');
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox', { name: 'Company sector' })).toHaveTextContent(
      'Select an option',
    );
  },
};

export const Playground: Story = {
  args: {
    size: 'md',
    value: 'Retail',
    placeholder: 'Select an option',
    hint: 'What most of your customers do.',
    error: '',
    labelAction: '',
    hideLabel: false,
    required: false,
    disabled: false,
    name: 'sector',
  },
};

export const Chosen: Story = { args: { value: 'Retail' } };
export const Invalid: Story = { args: { error: 'Company sector is required' } };
export const WithHint: Story = { args: { hint: 'What most of your customers do.' } };
export const Required: Story = { args: { required: true } };
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };
export const HiddenLabel: Story = { args: { hideLabel: true, placeholder: 'Any sector' } };
export const Open: Story = { args: { value: 'Retail', open: true } };

export const Disabled: Story = {
  args: { value: 'Retail', disabled: true },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('combobox')).not.toHaveFocus();
  },
};

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('combobox')).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    label: 'Poster',
    value: 'festival',
    open: true,
    options: [
      { value: 'festival', label: 'Internationales Filmfest der Übersetzerinnen und Übersetzer, Hauptplakat' },
      { value: 'market', label: 'Mercado' },
    ],
  },
};

export const LongList: Story = {
  args: { label: 'Size', value: '34 px', options: asOptions(sizes), open: true },
  play: async () => {
    const chosen = await screen.findByRole('option', { selected: true });
    await waitFor(() => expect(chosen).toHaveFocus());
    await waitFor(() => expect(document.querySelector('[data-slot="select-scroll-up"]')).toBeVisible());
    await waitFor(() => expect(document.querySelector('[data-slot="select-scroll-down"]')).toBeVisible());
  },
};

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
    const list = await openList();
    await expect(within(list).getByRole('option', { name: 'Finance' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(within(list).getByRole('option', { name: 'Other' })).toHaveFocus());
    await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Healthcare');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const TypeAhead: Story = {
  play: async ({ args }) => {
    await openList();
    await userEvent.keyboard('ret{Enter}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('Retail'));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const TypeAheadWhileClosed: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('edu');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Education');
    await expect(within(canvasElement).getByRole('combobox')).toHaveTextContent('Education');
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

export const DisabledOptionsCannotBeChosen: Story = {
  play: async ({ args }) => {
    const list = await openList();
    await userEvent.click(within(list).getByRole('option', { name: 'Finance' }), { pointerEventsCheck: 0 });
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(list).toBeVisible();
  },
};

export const EscapeChangesNothing: Story = {
  play: async ({ args, canvasElement }) => {
    await openList('{ArrowDown}');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await waitFor(() => expect(within(canvasElement).getByRole('combobox')).toHaveFocus());
  },
};

const states: Record<string, Partial<SelectProps>> = {
  empty: {},
  chosen: { value: 'Retail' },
  invalid: { error: 'Company sector is required' },
  disabled: { value: 'Retail', disabled: true },
};

/** Every size and state, and one list open at the end: more than one list cannot stand open. */
export const Matrix: Story = {
  parameters: { width: 1152, chromatic: { modes: matrixModes } },
  render: (args) => (
    <div className="flex flex-col gap-8 pb-80">
      <MatrixOf axes={{ size: ['xs', 'sm', 'md', 'lg'], state: Object.keys(states) }} cellWidth={240}>
        {({ size, state }) => <Select {...args} {...states[state]} size={size} />}
      </MatrixOf>
      <Select {...args} label="Open" value="Retail" open className="w-60" />
    </div>
  ),
};
