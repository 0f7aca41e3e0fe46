import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import * as Field from '../field/field.parts.ts';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { fixedWidthModes } from '../../testing/modes.ts';
import { Combobox, type ComboboxProps } from './combobox.tsx';
import { languageNames } from './language-names.stories.fixture.ts';

const asOptions = (labels: readonly string[]) => labels.map((label) => ({ value: label, label }));

/** Several of many options: with `multiple`, each choice is a chip in the box. */
const meta = {
  title: 'Fields/Combobox/Several values',
  component: Combobox,
  parameters: { width: 320 },
  args: {
    label: 'Target languages',
    placeholder: 'Select target languages',
    searchPlaceholder: 'Search languages',
    options: asOptions(languageNames),
    multiple: true,
    defaultValue: ['Catalan', 'French', 'Galician'],
    onValueChange: fn(),
  },
} satisfies Meta<ComboboxProps<true>>;

export default meta;
type Story = StoryObj<ComboboxProps<true>>;

const highlighted = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '';
  return document.getElementById(id)?.textContent;
};

/** Several values: a chip each, in the order in which they were chosen. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('list', { name: 'Target languages' })).toHaveTextContent('CatalanFrenchGalician');
    await expect(canvas.getByRole('button', { name: 'Target languages 3 selected' })).toBeVisible();
  },
};

export const Playground: Story = {
  args: {
    size: 'md',
    hint: 'The image is translated into each of them.',
    error: '',
    emptyText: 'Nothing found.',
    loading: false,
    hideLabel: false,
    required: false,
    disabled: false,
    name: 'language',
  },
};

export const Empty: Story = {
  args: { defaultValue: [] },
  play: async ({ canvasElement }) => {
    // A box without a fill is a disabled one.
    const box = canvasElement.querySelector('[data-slot=combobox-control]') as HTMLElement;
    await expect(getComputedStyle(box).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  },
};

export const Small: Story = { parameters: { picture: false }, args: { size: 'sm' } };

export const Disabled: Story = { args: { disabled: true } };

export const ReadOnly: Story = {
  parameters: { picture: false },
  args: { readOnly: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Remove French' })).toBeDisabled();
  },
};

export const Invalid: Story = { args: { error: 'Choose two languages at most.' } };

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(within(canvasElement).getByRole('button', { name: 'Remove French' })).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    defaultValue: ['x', 'y'],
    options: [
      { value: 'x', label: 'Serbian written in the Latin alphabet of Gaj, as used since 1830' },
      { value: 'y', label: 'Belarusian written in the Latin alphabet of Taraškievič, 1929' },
    ],
  },
};

/** Arabic words, read from right to left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'اللغات الهدف',
    placeholder: 'اختر لغات',
    options: asOptions(['العربية', 'البرتغالية', 'الفرنسية']),
    defaultValue: ['العربية', 'الفرنسية'],
  },
};

/** The list stays open: each choice adds a chip and begins a new search. */
export const Open: Story = {
  args: { defaultValue: ['Catalan'] },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Target languages Catalan' }));
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await expect(screen.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true');
    await userEvent.keyboard('fre{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Catalan', 'French']);
    await expect(screen.getByRole('combobox')).toHaveValue('');
    await expect(highlighted()).toBe('French');
    const list = screen.getByRole('listbox').getBoundingClientRect();
    const option = screen.getByRole('option', { name: 'French' }).getBoundingClientRect();
    await expect(option.bottom).toBeLessThanOrEqual(list.bottom);
    await expect(screen.getAllByRole('option', { selected: true })).toHaveLength(2);
  },
};

/** The parts: chips with a colour of their own. */
export const FromParts: Story = {
  args: { defaultValue: ['Catalan', 'French'] },
  render: ({ label, placeholder, options, multiple, defaultValue, onValueChange }) => (
    <Combobox.Root {...{ options, multiple, defaultValue, onValueChange }}>
      <Field.Label>{label}</Field.Label>
      <Combobox.Control>
        <Combobox.Chips>
          {(option) => (
            <Combobox.Chip option={option} className="bg-accent-soft">
              {option.label}
              <Combobox.ChipRemove option={option} />
            </Combobox.Chip>
          )}
        </Combobox.Chips>
        <Combobox.Trigger>
          <Combobox.Value placeholder={placeholder} />
        </Combobox.Trigger>
      </Combobox.Control>
      <Combobox.Content>
        <Combobox.Input placeholder="Search languages" />
        <Combobox.List />
        <Combobox.Empty />
        <Combobox.Loading />
      </Combobox.Content>
      <Field.Error />
    </Combobox.Root>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(2);
  },
};

/** A button without chips says how many are chosen. */
export const WithoutChips: Story = {
  args: { defaultValue: ['Catalan', 'French'] },
  render: ({ label, options, multiple, defaultValue, onValueChange }) => (
    <Combobox.Root {...{ options, multiple, defaultValue, onValueChange }}>
      <Field.Label>{label}</Field.Label>
      <Combobox.Trigger>
        <Combobox.Value />
      </Combobox.Trigger>
      <Combobox.Content>
        <Combobox.Input />
        <Combobox.List />
      </Combobox.Content>
    </Combobox.Root>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('2 selected')).toBeVisible();
  },
};

const states: Record<string, Partial<ComboboxProps<true>>> = {
  empty: { defaultValue: [] },
  chosen: {},
  invalid: { error: 'Choose two languages at most.' },
  disabled: { disabled: true },
};

/** Every size and state, and one list open last: only one can be open at a time. */
const boxHeights = { xs: 28, sm: 30, md: 36, lg: 44 };

/** One row of chips keeps the height of the other fields of this size, and the chips grow with it. */
export const Sizes: Story = {
  parameters: { picture: false },
  render: (args) => (
    <div className="flex flex-col gap-4">
      {(['xs', 'sm', 'md', 'lg'] as const).map((size) => (
        <Combobox key={size} {...args} label={`Languages, ${size}`} defaultValue={['Catalan', 'French']} size={size} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const heightsOf = (slot: string) =>
      [...canvasElement.querySelectorAll(`[data-slot="${slot}"]`)].map((part) => part.getBoundingClientRect().height);
    await expect(heightsOf('combobox-control')).toEqual(Object.values(boxHeights));
    await expect([...new Set(heightsOf('combobox-chip'))]).toEqual([22, 24, 26, 34]);
  },
};

export const Matrix: Story = {
  parameters: { width: 1152, chromatic: { modes: fixedWidthModes } },
  render: (args) => (
    <div className="flex flex-col gap-8 pb-96">
      <MatrixOf interactive axes={{ size: ['xs', 'sm', 'md', 'lg'], state: Object.keys(states) }} cellWidth={240}>
        {({ size, state }) => <Combobox {...args} {...states[state]} size={size} />}
      </MatrixOf>
      <Combobox {...args} label="Open" className="w-60" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open 3 selected' }));
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
  },
};
