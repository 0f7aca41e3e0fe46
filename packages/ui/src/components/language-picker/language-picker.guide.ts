import type { Guide } from '../../docs/guide.ts';

export const languagePickerGuide: Guide = {
  use: [
    'People choose a source or a target language, and some languages cannot be chosen now: each says why.',
    'People know a language by its own name: give `ownName`, which is searched too.',
  ],
  avoid: [
    'People choose the language of the page itself: use Select, and name each language in that language.',
    'The options are not languages: use Combobox.',
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
/>

// Or from its parts
<LanguagePicker.Root languages={languages} name="language" required>
  <Field.Label>Target language</Field.Label>
  <LanguagePicker.Trigger><LanguagePicker.Value /></LanguagePicker.Trigger>
  <LanguagePicker.Content>
    <LanguagePicker.Input />
    <LanguagePicker.List>
      {({ group, options }) => (
        <LanguagePicker.Group>
          <LanguagePicker.Label>{group}</LanguagePicker.Label>
          {options.map((option) => (
            <LanguagePicker.Item key={option.value} option={option}>{option.ownName}</LanguagePicker.Item>
          ))}
        </LanguagePicker.Group>
      )}
    </LanguagePicker.List>
    <LanguagePicker.Empty />
  </LanguagePicker.Content>
  <Field.Error />
</LanguagePicker.Root>`,
  keyboard: {
    'Enter or Space': 'Opens the list; the search box has the focus.',
    'Any text': 'Keeps the languages whose name or own name holds every word of it, whatever the accents and the case.',
    'Arrow Down or Arrow Up':
      'Moves to the next or the previous language that can be chosen; after the last one comes the first.',
    'Page Down or Page Up': 'Moves by eight languages.',
    'Enter in the list': 'Chooses the highlighted language, closes the list and returns to the field.',
    Escape: 'Closes the list, changes nothing and returns to the field.',
  },
  parts: {
    combobox: { 'data-invalid': 'While there is an error.' },
    'combobox-trigger': {
      'data-state': { open: 'While the list is open.', closed: 'While it is not.' },
      'data-placeholder': 'While nothing is chosen.',
      'data-invalid': 'While there is an error.',
      'data-readonly': 'While the value cannot be changed: the list does not open.',
      disabled: 'While it cannot be opened.',
    },
    'combobox-value': {},
    'combobox-content': { 'data-state': { open: 'While it is open.' } },
    'combobox-search': { 'aria-activedescendant': 'The id of the highlighted language.' },
    'combobox-list': {},
    'combobox-option-group': {},
    'combobox-group': {},
    'combobox-option': {
      'data-highlighted': 'The language that Enter would choose.',
      'aria-selected': { true: 'The chosen language.', false: 'Any other.' },
      'aria-disabled': 'A language that cannot be chosen.',
    },
    'combobox-empty': {},
  },
};
