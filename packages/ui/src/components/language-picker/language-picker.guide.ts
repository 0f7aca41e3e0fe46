import type { Guide } from '../../docs/guide.ts';

export const languagePickerGuide: Guide = {
  use: [
    'A source or a target language is chosen, and some languages cannot be chosen now: each says why.',
    'People know a language by its own name: give `ownName`, which is searched as well.',
  ],
  avoid: [
    'The page itself is shown in another language: use Select, each language under its own name.',
    'The options are no languages: use Combobox.',
  ],
  anatomy: `<LanguagePicker
  label="Target language"
  languages={[
    { value: 'German', label: 'German', ownName: 'Deutsch' },
    { value: 'Basque', label: 'Basque', ownName: 'Euskara', unavailable: 'Coming soon' },
  ]}
  recent={['German']}
  value={language}
  onValueChange={setLanguage}
/>`,
  keyboard: {
    'Enter or Space': 'Opens the list; the search box has the focus.',
    'Any text': 'Keeps the languages whose name or own name holds every word of it, whatever the accents and the case.',
    'Arrow Down or Arrow Up': 'Moves to the next or the last language that can be chosen, and around at the ends.',
    'Enter in the list': 'Chooses the highlighted language, closes the list and returns to the field.',
    Escape: 'Closes the list, changes nothing and returns to the field.',
  },
  parts: {
    combobox: { 'data-invalid': 'While there is an error.' },
    'combobox-trigger': { 'data-placeholder': 'While nothing is chosen.', disabled: 'While it cannot be opened.' },
    'combobox-group': {},
    'combobox-option': {
      'aria-selected': { true: 'The chosen language.', false: 'Any other.' },
      'aria-disabled': 'A language that cannot be chosen.',
    },
  },
};
