import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import * as Field from '../field/field.parts.ts';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { fixedWidthModes } from '../../testing/modes.ts';
import type { PickableLanguage } from './language-picker-parts.tsx';
import { LanguagePicker, type LanguagePickerProps } from './language-picker.tsx';

const soon = 'Coming soon';
const notFromEnglish = 'Not from English';

const languages: PickableLanguage[] = [
  { value: 'Basque', label: 'Basque', ownName: 'Euskara', unavailable: soon },
  { value: 'Catalan', label: 'Catalan', ownName: 'Català' },
  { value: 'Danish', label: 'Danish', ownName: 'Dansk', unavailable: notFromEnglish },
  { value: 'English', label: 'English', ownName: 'English' },
  { value: 'French', label: 'French', ownName: 'Français' },
  { value: 'German', label: 'German', ownName: 'Deutsch' },
  { value: 'Maltese', label: 'Maltese', ownName: 'Malti', unavailable: soon },
  { value: 'Portuguese', label: 'Portuguese', ownName: 'Português' },
  { value: 'Turkish', label: 'Turkish', ownName: 'Türkçe' },
];

const meta = {
  title: 'Fields/LanguagePicker',
  component: LanguagePicker,
  parameters: {
    width: 320,
    docs: {
      description: {
        component: `
**When to use it**
- People choose a source or a target language, and some languages cannot be chosen now: each says why.
- People know a language by its own name: give \`ownName\`, which is searched too.

**When not**
- People choose the language of the page itself: use Select, and name each language in that language.
- The options are not languages: use Combobox.

| Key | Effect |
| --- | --- |
| Enter or Space | Opens the list; the search box has the focus. |
| Any text | Keeps the languages whose name or own name holds every word of it, whatever the accents and the case. |
| Arrow Down or Arrow Up | Moves to the next or the previous language that can be chosen; after the last one comes the first. |
| Page Down or Page Up | Moves by eight languages. |
| Enter in the list | Chooses the highlighted language, closes the list and returns to the field. |
| Escape | Closes the list, changes nothing and returns to the field. |
`,
      },
    },
  },
  args: {
    label: 'Target language',
    placeholder: 'Select target language',
    languages,
    recent: ['Portuguese'],
    onValueChange: fn(),
  },
} satisfies Meta<typeof LanguagePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const openList = async () => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
};

export const Default: Story = { parameters: { picture: false } };
export const Playground: Story = {
  args: {
    defaultValue: 'French',
    hint: 'The language of the new text.',
    error: '',
    size: 'md',
    required: false,
    disabled: false,
  },
};
export const Chosen: Story = { args: { defaultValue: 'French' } };
export const Invalid: Story = { args: { defaultValue: 'English', error: 'Choose another language than the source.' } };
export const Disabled: Story = { args: { defaultValue: 'French', disabled: true } };

export const ReadOnly: Story = {
  parameters: { picture: false },
  args: { defaultValue: 'French', readOnly: true },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

/** Recent languages, then those that can be chosen, then the others under the reason why they cannot. */
export const Open: Story = {
  play: async () => {
    await openList();
    const groups = screen.getAllByRole('group').map((group) => group.textContent);
    await expect(groups).toHaveLength(4);
    await expect(groups[0]).toBe('RecentPortuguesePortuguês');
    await expect(groups[1]).toMatch(/^AvailableCatalanCatalàEnglish/);
    await expect(groups[2]).toBe('Coming soonBasqueEuskaraMalteseMalti');
    await expect(groups[3]).toBe('Not from EnglishDanishDansk');
    await expect(screen.getByRole('option', { name: /Basque/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The parts: each language on two lines in its own name first, and a line below the list. */
export const FromParts: Story = {
  args: { defaultValue: 'French' },
  render: ({ languages: all, recent, defaultValue, onValueChange }) => (
    <LanguagePicker.Root {...{ languages: all, recent, defaultValue, onValueChange }} name="language" defaultOpen>
      <Field.Label>Target language</Field.Label>
      <LanguagePicker.Trigger>
        <LanguagePicker.Value placeholder="Which language?" />
      </LanguagePicker.Trigger>
      <LanguagePicker.Content>
        <LanguagePicker.Input placeholder="Name of the language" />
        <LanguagePicker.List>
          {({ group, options }) => (
            <LanguagePicker.Group>
              <LanguagePicker.Label className="text-accent">{group}</LanguagePicker.Label>
              {options.map((option) => (
                <LanguagePicker.Item key={option.value} option={option}>
                  <span className="grid">
                    {option.ownName}
                    <span className="text-xs text-muted">{option.label}</span>
                  </span>
                </LanguagePicker.Item>
              ))}
            </LanguagePicker.Group>
          )}
        </LanguagePicker.List>
        <LanguagePicker.Empty>No language has that name.</LanguagePicker.Empty>
        <p className="border-t border-line px-3 py-2 text-xs text-muted">More languages come in spring.</p>
      </LanguagePicker.Content>
      <Field.Description>The language of the new text.</Field.Description>
    </LanguagePicker.Root>
  ),
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Target language' })).toHaveFocus());
    await expect(screen.getByRole('group', { name: 'Coming soon' })).toBeInTheDocument();
    await userEvent.keyboard('deutsch{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('German');
    await waitFor(() => expect(screen.getByRole('button', { name: /^Target language/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const chosen = await screen.findByRole('option', { selected: true });
    await expect(chosen).toHaveTextContent('DeutschGerman');
    const { bottom } = screen.getByRole('listbox').getBoundingClientRect();
    await expect(chosen.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom);
  },
};

export const FromPartsEmpty: Story = {
  ...FromParts,
  args: { languages: [], recent: [], defaultValue: '' },
  play: async () => {
    await expect(await screen.findByText('No language has that name.')).toBeVisible();
    await expect(screen.queryByRole('option')).toBeNull();
  },
};

export const FoundByItsOwnName: Story = {
  play: async ({ args }) => {
    await openList();
    await userEvent.keyboard('turkce{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('Turkish');
  },
};

export const UnavailableCannotBeChosen: Story = {
  play: async ({ args }) => {
    await openList();
    await userEvent.keyboard('dansk{Enter}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const WithoutGroups: Story = {
  args: { languages: languages.filter(({ unavailable }) => !unavailable), recent: [] },
  play: async () => {
    await openList();
    await expect(screen.queryByRole('group')).toBeNull();
  },
};

/** Arabic words, read from right to left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'اللغة الهدف',
    placeholder: 'اختر لغة',
    languages: [
      { value: 'pt', label: 'البرتغالية', ownName: 'Português' },
      { value: 'fr', label: 'الفرنسية', ownName: 'Français' },
    ],
    defaultValue: 'fr',
  },
};

const states: Record<string, Partial<LanguagePickerProps>> = {
  empty: {},
  chosen: { defaultValue: 'French' },
  invalid: { defaultValue: 'English', error: 'Choose another language than the source.' },
  disabled: { defaultValue: 'French', disabled: true },
};

/** Every state, and one list open last: only one can be open at a time. */
export const Matrix: Story = {
  parameters: { width: 1152, chromatic: { modes: fixedWidthModes } },
  render: (args) => (
    <div className="flex flex-col gap-8 pb-96">
      <MatrixOf interactive axes={{ size: ['sm', 'md'], state: Object.keys(states) }} cellWidth={240}>
        {({ size, state }) => <LanguagePicker {...args} {...states[state]} size={size} />}
      </MatrixOf>
      <LanguagePicker {...args} label="Open" className="w-64" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Open/ }));
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
  },
};
