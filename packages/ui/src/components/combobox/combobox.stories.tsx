import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import * as Field from '../field/field.parts.ts';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { fixedWidthModes } from '../../testing/modes.ts';
import { comboboxGuide } from './combobox.guide.ts';
import { Combobox, type ComboboxProps } from './combobox.tsx';
import { languageNames, ownLanguageNames } from './language-names.stories.fixture.ts';

const unavailable = new Set<string>(['Albanian', 'Basque']);
const asOptions = (labels: readonly string[]) => labels.map((label) => ({ value: label, label }));

const meta = {
  title: 'Fields/Combobox',
  component: Combobox,
  parameters: { width: 320, guide: comboboxGuide },
  args: {
    label: 'Target language',
    placeholder: 'Select target language',
    searchPlaceholder: 'Search languages',
    options: languageNames.map((language) => ({
      value: language,
      label: language,
      disabled: unavailable.has(language),
      hint: unavailable.has(language) ? 'Not installed' : undefined,
    })),
    defaultValue: '',
    onValueChange: fn(),
  },
} satisfies Meta<ComboboxProps>;

export default meta;
type Story = StoryObj<ComboboxProps>;

/** Opens the list by its button, which has the focus again once an earlier list has faded out: until then a key goes to that. */
const reopenList = async () => {
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-slot', 'combobox-trigger'));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
};

const openList = async () => {
  await userEvent.tab();
  await reopenList();
};

const highlighted = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '';
  return document.getElementById(id)?.textContent;
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('button', { name: 'Target language Select target language' }),
    ).toBeVisible();
  },
};

export const Playground: Story = {
  args: {
    size: 'md',
    defaultValue: 'Spanish',
    hint: 'The language of the new text.',
    error: '',
    emptyText: 'Nothing found.',
    hideLabel: false,
    required: false,
    disabled: false,
    name: 'language',
  },
};

export const Chosen: Story = { args: { defaultValue: 'Spanish' } };
export const Invalid: Story = { args: { error: 'Choose another language than the source.' } };
export const WithHint: Story = { args: { hint: 'The language of the new text.' } };
export const Required: Story = { args: { required: true } };
export const Small: Story = { parameters: { picture: false }, args: { size: 'sm' } };
export const Large: Story = { parameters: { picture: false }, args: { size: 'lg' } };
export const HiddenLabel: Story = { args: { hideLabel: true } };
export const Disabled: Story = {
  args: { defaultValue: 'Spanish', disabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toBeDisabled();
  },
};
export const Focused: Story = {
  parameters: { picture: false },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  },
};
export const LongText: Story = {
  args: {
    defaultValue: 'x',
    options: [{ value: 'x', label: 'Serbian written in the Latin alphabet of Gaj, as used since 1830' }],
  },
};

export const Open: Story = {
  args: { defaultValue: 'Catalan' },
  play: async () => {
    await openList();
    await expect(screen.getAllByRole('option')).toHaveLength(44);
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Catalan');
    await expect(highlighted()).toBe('Catalan');
  },
};

/** The parts: an option of two lines, a heading of its own, a footer below the list. */
export const FromParts: Story = {
  args: {
    options: [
      { value: 'Catalan', label: 'Catalan', group: 'Used last', hint: 'Català' },
      { value: 'Galician', label: 'Galician', group: 'All languages', hint: 'Galego' },
      { value: 'Irish', label: 'Irish', group: 'All languages', hint: 'Gaeilge' },
    ],
    defaultValue: 'Catalan',
  },
  render: ({ options, loading, defaultValue, onValueChange }) => (
    <Combobox.Root {...{ options, loading, defaultValue, onValueChange }} defaultOpen>
      <Field.Label>Target language</Field.Label>
      <Combobox.Trigger>
        <Combobox.Value placeholder="Select target language" />
      </Combobox.Trigger>
      <Combobox.Content>
        <Combobox.Input placeholder="Search languages" />
        <Combobox.List>
          {({ group, options: found }) => (
            <Combobox.Group>
              <Combobox.Label className="text-accent">{group}</Combobox.Label>
              {found.map((option) => (
                <Combobox.Item key={option.value} option={option}>
                  <span className="grid">
                    {option.label}
                    <span className="text-xs text-muted">{option.hint}</span>
                  </span>
                </Combobox.Item>
              ))}
            </Combobox.Group>
          )}
        </Combobox.List>
        <Combobox.Empty>No language is called so.</Combobox.Empty>
        <Combobox.Loading>Asking the server...</Combobox.Loading>
        <p className="border-t border-line px-3 py-2 text-xs text-muted">Two lines an option, one search.</p>
      </Combobox.Content>
      <Field.Description>The language of the new text.</Field.Description>
    </Combobox.Root>
  ),
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('gal');
    await expect(screen.getByRole('group', { name: 'All languages' })).toBeVisible();
    await expect(screen.queryByRole('group', { name: 'Used last' })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Galician', expect.anything());
    await reopenList();
  },
};

export const FromPartsEmpty: Story = {
  ...FromParts,
  args: { options: [], defaultValue: '' },
  play: async () => {
    await expect(await screen.findByText('No language is called so.')).toBeVisible();
    await expect(screen.queryByRole('option')).toBeNull();
  },
};

export const FromPartsLoading: Story = {
  ...FromParts,
  parameters: { picture: false },
  args: { options: [], loading: true, defaultValue: '' },
  play: async () => {
    await expect(await screen.findByText('Asking the server...')).toBeVisible();
    await expect(screen.queryByText('No language is called so.')).toBeNull();
  },
};

export const Searched: Story = {
  play: async () => {
    await openList();
    await userEvent.keyboard('ian');
    await expect(screen.getByRole('option', { name: /Albanian/ })).toHaveAttribute('aria-disabled', 'true');
    await expect(highlighted()).toBe('Bosnian');
  },
};

export const SearchIgnoresAccents: Story = {
  parameters: { picture: false },
  args: { options: asOptions(ownLanguageNames) },
  play: async ({ args }) => {
    await openList();
    await userEvent.keyboard('PORTUGUES');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Português', expect.anything());
  },
};

export const NothingFound: Story = {
  play: async () => {
    await openList();
    await userEvent.keyboard('klingon');
    await expect(screen.getByRole('status')).toHaveTextContent('Nothing found.');
  },
};

export const NoOptions: Story = {
  args: { options: [], emptyText: 'No languages are installed.' },
  play: async () => {
    await openList();
    await expect(screen.getByRole('status')).toHaveTextContent('No languages are installed.');
  },
};

/** Options of a group are listed under its heading. */
export const Grouped: Story = {
  args: {
    options: [
      { value: 'pt', label: 'Portuguese', group: 'Recent' },
      { value: 'fr', label: 'French', group: 'All languages' },
      { value: 'de', label: 'German', group: 'All languages', keywords: 'Deutsch' },
    ],
  },
  play: async () => {
    await openList();
    await expect(screen.getByRole('group', { name: 'All languages' })).toHaveTextContent('FrenchGerman');
    await userEvent.keyboard('deutsch');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await expect(highlighted()).toBe('German');
  },
};

/** Arabic words, read from right to left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'اللغة الهدف', placeholder: 'اختر لغة', options: asOptions(['العربية', 'البرتغالية', 'الفرنسية']) },
};

export const KeyboardPath: Story = {
  parameters: { picture: false },
  play: async ({ args, canvasElement }) => {
    await openList();
    await expect(highlighted()).toBe('Afrikaans');
    await userEvent.keyboard('{ArrowDown}');
    await expect(highlighted()).toBe('Bosnian');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(highlighted()).toBe('Welsh');
    await userEvent.keyboard('{ArrowDown}{PageDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Esperanto', expect.anything());
    await waitFor(() => expect(within(canvasElement).getByRole('button')).toHaveFocus());
  },
};

export const DisabledOptionsCannotBeChosen: Story = {
  parameters: { picture: false },
  play: async ({ args }) => {
    await openList();
    await userEvent.click(screen.getByRole('option', { name: /Basque/ }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('basque{Enter}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const EscapeChangesNothing: Story = {
  parameters: { picture: false },
  args: { defaultValue: 'Spanish' },
  play: async ({ args, canvasElement }) => {
    await openList();
    await userEvent.keyboard('fr{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await waitFor(() => expect(within(canvasElement).getByRole('button')).toHaveFocus());
  },
};

/** Options are on their way, and there are none yet. */
export const Loading: Story = {
  args: { options: [], loading: true },
  play: async () => {
    await openList();
    await expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    await expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
  },
};

/** Those of the last search stay until the new ones are there. */
export const LoadingMore: Story = {
  args: { options: asOptions(['Catalan', 'Galician']), loading: true },
  play: async () => {
    await openList();
    await expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    await expect(screen.getAllByRole('option')).toHaveLength(2);
  },
};

/** A filter of the caller: here options that begin with the text, in their own order. */
export const OwnFilter: Story = {
  parameters: { picture: false },
  args: { filter: ({ label }, query) => label.toLowerCase().startsWith(query.toLowerCase()) },
  play: async () => {
    await openList();
    await userEvent.keyboard('gal');
    await expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Galician']);
  },
};

interface Customer {
  id: number;
  name: string;
  town: string;
}

const florist: Customer = { id: 9, name: 'Nordlys Flowers', town: 'Bergen' };
const customers: Customer[] = [
  { id: 7, name: 'Olympe Bakery', town: 'Porto' },
  florist,
  { id: 12, name: 'Farol Surf School', town: 'Peniche' },
];

/** Values of any type: here rows of a table. A form submits their texts, and another object for the same row is the same value. */
export const ValuesAreObjects: Story = {
  render: function Render() {
    const [customer, setCustomer] = useState<Customer | null>({ ...florist });
    return (
      <Combobox
        label="Customer"
        name="customer"
        value={customer}
        onValueChange={setCustomer}
        options={customers.map((value) => ({ value, label: value.name, hint: value.town }))}
        itemToStringValue={({ id }) => String(id)}
        className="w-72"
      />
    );
  },
  play: async ({ canvasElement }) => {
    await openList();
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Nordlys Flowers');
    await userEvent.keyboard('farol{Enter}');
    await expect(canvasElement.querySelector('[name=customer]')).toHaveValue('12');
    await reopenList();
  },
};

/** A choice that the caller refuses changes nothing: the list stays open, and the text of the search stays. */
export const ChoiceRefused: Story = {
  args: {
    defaultValue: 'Spanish',
    hint: 'Galician is locked while the poster is translated.',
    onValueChange: (value, { cancel }) => (value === 'Galician' ? cancel() : undefined),
  },
  play: async ({ canvasElement }) => {
    await openList();
    await userEvent.keyboard('galic{Enter}');
    await expect(screen.getByRole('combobox')).toHaveValue('galic');
    await expect(canvasElement.querySelector('[data-slot=combobox-value]')).toHaveTextContent('Spanish');
  },
};

const states: Record<string, Partial<ComboboxProps>> = {
  empty: {},
  chosen: { defaultValue: 'Spanish' },
  invalid: { defaultValue: 'English', error: 'Choose another language than the source.' },
  disabled: { defaultValue: 'Spanish', disabled: true },
};

/** Every size and state, and one list open last: only one can be open at a time. */
export const Matrix: Story = {
  parameters: { width: 1152, chromatic: { modes: fixedWidthModes } },
  args: { defaultValue: 'Catalan', label: 'Open' },
  render: (args) => (
    <div className="flex flex-col gap-8 pb-96">
      <MatrixOf interactive axes={{ size: ['xs', 'sm', 'md', 'lg'], state: Object.keys(states) }} cellWidth={240}>
        {({ size, state }) => (
          <Combobox {...args} label="Target language" defaultValue="" {...states[state]} size={size} />
        )}
      </MatrixOf>
      <Combobox {...args} className="w-60" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open Catalan' }));
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
  },
};
