import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { fixedWidthModes } from '../../testing/modes.ts';
import { LanguagePicker, type LanguagePickerProps, type PickableLanguage } from './language-picker.tsx';

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

export const Default: Story = { parameters: { chromatic: { disableSnapshot: true } } };
export const Chosen: Story = { args: { defaultValue: 'French' } };
export const Invalid: Story = { args: { defaultValue: 'English', error: 'Choose another language than the source.' } };
export const Disabled: Story = { args: { defaultValue: 'French', disabled: true } };

/** Those that can be chosen, then the others under the reason why they cannot. */
export const Open: Story = {
  play: async () => {
    await openList();
    const groups = screen.getAllByRole('group').map((group) => group.textContent);
    await expect(groups).toHaveLength(3);
    await expect(groups[0]).toMatch(/^AvailableCatalanCatalàEnglish/);
    await expect(groups[1]).toBe('Coming soonBasqueEuskaraMalteseMalti');
    await expect(groups[2]).toBe('Not from EnglishDanishDansk');
    await expect(screen.getByRole('option', { name: /Basque/ })).toHaveAttribute('aria-disabled', 'true');
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
