import type { Guide, Meanings } from '../../docs/guide.ts';
import type { ComboboxProps } from './combobox.tsx';

export const comboboxGuide: Guide = {
  use: [
    'People choose one of too many options to look through, for example a language: they type a part of its name.',
    'People choose several of them: with `multiple`, each choice is a chip in the box.',
    'Several of a few options are chosen: `multiple` with `searchable={false}` is a list without a search box; values may be objects.',
    'People type the name at once, as in an address or a recipient: with `searchable="field"` the field itself is the input, also beside chips.',
    'The options are with a server: `filter={null}` lists what it found for `onSearchValueChange`, and `loading` says that it is at work.',
    'Some options cannot be chosen now: each can say why in a few words.',
  ],
  avoid: [
    'One of fewer than about a dozen options is chosen: use Select.',
    'People may type anything: use TextField, or TagInput for a list of words.',
    'People search for an action, not for a value: use CommandMenu.',
  ],
  anatomy: `<Combobox
  label="Target language"
  placeholder="Select target language"
  options={[{ value: 'Welsh', label: 'Welsh', hint: 'Not installed', disabled: true }]}
  value={language}
  onValueChange={setLanguage}
/>

// Several values
<Combobox multiple label="Target languages" options={languages} value={chosen} onValueChange={setChosen} name="language" />

// Several of a few, without a search box; the values are objects
<Combobox
  multiple
  searchable={false}
  label="Notify"
  options={people}
  itemToStringValue={idOf}
  name="notify"
/>

// Typed in the field itself
<Combobox searchable="field" label="Target language" options={languages} name="language" />

// Searched by a server
<Combobox
  label="Customer"
  options={found}
  filter={null}
  loading={isLoading}
  searchValue={query}
  onSearchValueChange={setQuery}
/>

// Or from its parts
<Combobox.Root options={languages} name="language" required>
  <Field.Label>Target language</Field.Label>
  <Combobox.Trigger><Combobox.Value /></Combobox.Trigger>
  <Combobox.Content>
    <Combobox.Input />
    <Combobox.List>
      {({ group, options }) => (
        <Combobox.Group>
          <Combobox.Label>{group}</Combobox.Label>
          {options.map((option) => (
            <Combobox.Item key={option.value} option={option}>{option.label}</Combobox.Item>
          ))}
        </Combobox.Group>
      )}
    </Combobox.List>
    <Combobox.Empty />
    <Combobox.Loading />
  </Combobox.Content>
  <Field.Error />
</Combobox.Root>

// Typed in the field itself, beside the chips
<Combobox.Root multiple searchable="field" options={languages} name="language">
  <Field.Label>Target languages</Field.Label>
  <Combobox.Control>
    <Combobox.Chips />
    <Combobox.Input placeholder="Add a language" />
  </Combobox.Control>
  <Combobox.Content>
    <Combobox.List />
    <Combobox.Empty />
  </Combobox.Content>
</Combobox.Root>

// With a chip for each of several values
<Combobox.Root multiple options={languages} name="language">
  <Field.Label>Target languages</Field.Label>
  <Combobox.Control>
    <Combobox.Chips>
      {(option) => (
        <Combobox.Chip option={option}>
          {option.label} <Combobox.ChipRemove option={option} />
        </Combobox.Chip>
      )}
    </Combobox.Chips>
    <Combobox.Trigger><Combobox.Value /></Combobox.Trigger>
  </Combobox.Control>
  <Combobox.Content>
    <Combobox.Input />
    <Combobox.List />
  </Combobox.Content>
</Combobox.Root>`,
  keyboard: {
    'Enter or Space': 'Opens the list; the search box has the focus.',
    'Any text':
      'Keeps the options that hold every word of it, whatever their accents and case. The first of them is highlighted: Enter chooses it.',
    'Arrow Down or Arrow Up': 'Moves to the next or the previous option; after the last one comes the first.',
    'Page Down or Page Up': 'Moves by eight options.',
    'Enter in the list':
      'Chooses the highlighted option, closes the list and returns to the field. Among several values it adds or removes the option, and the list stays open for the next search.',
    'Backspace on the button, or in the empty search box': 'Removes the value that was chosen last, among several.',
    'In a list without a search box':
      'Space chooses, too. Home and End move to the ends, and typed letters to the next option that begins with them.',
    'In a field that is the input':
      'A typed text, Arrow Down or Arrow Up opens the list; Enter chooses, and with a closed list submits the form; removing the text clears the value; Escape closes the list, then clears the value.',
    'Arrow towards the chips, before any typed text':
      'Moves from the button or the field to the last chip, then from chip to chip; the other arrow moves back. Tab stops at no chip.',
    'Backspace or Delete on a chip':
      'Removes its value and moves to the next chip, else to the one before, else to the button or the field.',
    'Enter or Space on a chip': 'Removes its value and moves to the button or the field.',
    'Escape or a letter on a chip': 'Moves to the button or the field, which takes the letter.',
    Escape: 'Closes the list, changes nothing and returns to the field.',
  },
  parts: {
    combobox: { 'data-invalid': 'While there is an error.' },
    'combobox-control': {
      'data-size': {
        xs: '28 px high around one row of chips, in the rows of an inspector.',
        sm: '30 px high, inside dense panels.',
        md: '36 px high.',
        lg: '44 px high, for a form alone on its page.',
      } satisfies Meanings<ComboboxProps['size']>,
    },
    'combobox-chips': {},
    'combobox-chip': {},
    'combobox-chip-remove': { disabled: 'While the field is disabled or read-only.' },
    'combobox-trigger': {
      'data-state': { open: 'While the list is open.', closed: 'While it is not.' },
      'data-size': {
        xs: '28 px high, in the rows of an inspector.',
        sm: '30 px high, inside dense panels.',
        md: '36 px high.',
        lg: '44 px high, for a form alone on its page.',
      } satisfies Meanings<ComboboxProps['size']>,
      'data-placeholder': 'While nothing is chosen.',
      'data-invalid': 'While there is an error.',
      'data-readonly': 'While the value cannot be changed: the list does not open.',
      disabled: 'While it cannot be opened.',
    },
    'combobox-value': {},
    'combobox-input': {
      'data-state': { open: 'While the list is open.', closed: 'While it is not.' },
      'data-size': {
        xs: '28 px high, in the rows of an inspector.',
        sm: '30 px high, inside dense panels.',
        md: '36 px high.',
        lg: '44 px high, for a form alone on its page.',
      } satisfies Meanings<ComboboxProps['size']>,
      'data-invalid': 'While there is an error.',
      'data-readonly': 'While the value cannot be changed.',
      disabled: 'While it cannot be used.',
    },
    'combobox-content': { 'data-state': { open: 'While it is open.' } },
    'combobox-search': { 'aria-activedescendant': 'The id of the highlighted option.' },
    'combobox-list': {
      'aria-busy': 'While options are on their way.',
      'aria-multiselectable': 'While several options can be chosen.',
    },
    'combobox-option-group': {},
    'combobox-group': {},
    'combobox-option': {
      'data-highlighted': 'The option that Enter would choose.',
      'aria-selected': { true: 'A chosen option.', false: 'Any other.' },
      'aria-disabled': 'An option that cannot be chosen.',
    },
    'combobox-empty': {},
    'combobox-loading': {},
  },
};
