import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { fixedWidthModes } from '../../testing/modes.ts';
import { Combobox, type ComboboxProps } from './combobox.tsx';

const asOptions = (labels: readonly string[]) => labels.map((label) => ({ value: label, label }));

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

/** The languages that Palimpsest translates between. */
const languageNames =
  'Afrikaans, Albanian, Basque, Bosnian, Catalan, Croatian, Czech, Danish, Dutch, English, Esperanto, Estonian, Finnish, French, Galician, German, Greek (Latin), Hungarian, Icelandic, Indonesian, Irish, Italian, Latvian, Lithuanian, Luxembourgish, Malay, Maltese, Maori, Montenegrin, Norwegian, Occitan, Polish, Portuguese, Romanian, Serbian (latin), Slovak, Slovenian, Spanish, Swahili, Swedish, Tagalog, Turkish, Vietnamese, Welsh'.split(
    ', ',
  );
const unavailable = new Set<string>(['Albanian', 'Basque']);

const meta = {
  title: 'Fields/Combobox',
  component: Combobox,
  parameters: {
    width: 320,
    docs: {
      description: {
        component: `
**When to use it**
- People choose one of too many options to look through, for example a language: they type a part of its name.
- Some options cannot be chosen now: each can say why in a few words.

**When not**
- One of fewer than about a dozen options is chosen: use Select.
- People may type anything: use TextField, or TagInput for a list of words.
- Several options are chosen: use a list of Checkboxes.
- People search for an action, not for a value: use CommandMenu.

| Key | Effect |
| --- | --- |
| Enter or Space | Opens the list; the search box has the focus. |
| Any text | Keeps the options that hold every word of it, whatever their accents and case. The first of them is highlighted: Enter chooses it. |
| Arrow Down or Arrow Up | Moves to the next or the previous option; after the last one comes the first. |
| Page Down or Page Up | Moves by eight options. |
| Enter in the list | Chooses the highlighted option, closes the list and returns to the field. |
| Escape | Closes the list, changes nothing and returns to the field. |
`,
      },
    },
  },
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

export const Default: Story = {};

export const Chosen: Story = { args: { defaultValue: 'Spanish' } };

export const Invalid: Story = { args: { error: 'Choose another language than the source.' } };

export const Disabled: Story = {
  args: { defaultValue: 'Spanish', disabled: true },
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

export const NoOptions: Story = {
  args: { options: [], emptyText: 'No languages are installed.' },
  play: async () => {
    await openList();
    await expect(screen.getByRole('status')).toHaveTextContent('No languages are installed.');
  },
};

/** Arabic words, read from right to left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'اللغة الهدف', placeholder: 'اختر لغة', options: asOptions(['العربية', 'البرتغالية', 'الفرنسية']) },
};

export const NothingFound: Story = {
  play: async () => {
    await openList();
    await userEvent.keyboard('klingon');
    await expect(screen.getByRole('status')).toHaveTextContent('Nothing found.');
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
