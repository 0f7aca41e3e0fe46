import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { fixedWidthModes } from '../../testing/modes.ts';
import { SelectField, type SelectFieldProps } from './select-field.tsx';

const sectors = ['Technology', 'Finance', 'Healthcare', 'Education', 'Retail', 'Manufacturing', 'Services', 'Other'];

const sizes = Array.from({ length: 24 }, (_, step) => `${12 + step * 2} px`);

const asOptions = (labels: readonly string[]) => labels.map((label) => ({ value: label, label }));

const meta = {
  title: 'Fields/Select',
  component: SelectField<string>,
  parameters: {
    width: 320,
    docs: {
      description: {
        component: `
**When to use it**
- One of about three to twelve options that people know by name: a sector, a status, a font weight.

**When not**
- There are many options, for example languages: use Combobox, which can be searched.
- Several of them are chosen: use a list of Checkboxes.
- There are two or three and they fit beside each other: use SegmentedControl.
- It starts an action instead of choosing a value: use DropdownMenu.

| Key | Effect |
| --- | --- |
| Enter, Space, Arrow Down or Arrow Up | Opens the list. |
| Arrow Down or Arrow Up in the list | Moves to the next or the previous option that can be chosen. |
| Home or End | Moves to the first or the last option. |
| A letter | Moves to the next option that begins with the typed letters; on the closed field, chooses it. |
| Enter or Space | Chooses the option and closes the list. |
| Escape | Closes the list and changes nothing. |
`,
      },
    },
  },
  args: {
    label: 'Company sector',
    options: sectors.map((sector) => ({ value: sector, label: sector, disabled: sector === 'Finance' })),
    value: '',
    onValueChange: fn(),
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <SelectField
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange?.(next);
        }}
      />
    );
  },
} satisfies Meta<typeof SelectField<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chosen: Story = { args: { value: 'Retail' } };

export const Invalid: Story = { args: { error: 'Company sector is required' } };

export const Open: Story = { args: { value: 'Retail', open: true } };

export const Disabled: Story = {
  args: { value: 'Retail', disabled: true },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('combobox')).not.toHaveFocus();
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

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'لغة الترجمة',
    value: 'fr',
    open: true,
    options: [
      { value: 'fr', label: 'الفرنسية' },
      { value: 'pt', label: 'البرتغالية' },
    ],
  },
};

const states: Record<string, Partial<SelectFieldProps<string>>> = {
  empty: {},
  chosen: { value: 'Retail' },
  invalid: { error: 'Company sector is required' },
  disabled: { value: 'Retail', disabled: true },
};

/** Every size and state, and one list open last: only one can be open at a time. */
export const Matrix: Story = {
  parameters: { width: 1152, chromatic: { modes: fixedWidthModes } },
  render: (args) => (
    <div className="flex flex-col gap-8 pb-80">
      <MatrixOf interactive axes={{ size: ['xs', 'sm', 'md', 'lg'], state: Object.keys(states) }} cellWidth={240}>
        {({ size, state }) => <SelectField {...args} {...states[state]} size={size} />}
      </MatrixOf>
      <SelectField {...args} label="Open" value="Retail" open className="w-60" />
    </div>
  ),
};
