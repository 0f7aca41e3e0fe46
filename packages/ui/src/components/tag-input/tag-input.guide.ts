import type { Guide, Meanings } from '../../docs/guide.ts';
import type { TagInputProps } from './tag-input.tsx';

export const tagInputGuide: Guide = {
  use: ['A list of short texts that only the reader knows: words that must not be translated, brands, addresses.'],
  avoid: [
    'There is one text only: use TextField.',
    'The texts come from a known list: use Combobox with `multiple`, or a list of Checkboxes.',
  ],
  anatomy: `<TagInput
  label="Blacklist"
  placeholder="Enter word, brands..."
  value={words}
  onValueChange={setWords}
/>

// Or from its parts
<TagInput.Root name="blacklist" required>
  <Field.Label>Blacklist</Field.Label>
  <TagInput.Control>
    <TagInput.List>
      {(tag) => (
        <TagInput.Tag key={tag} value={tag}>
          {tag} <TagInput.Remove value={tag} />
        </TagInput.Tag>
      )}
    </TagInput.List>
    <TagInput.Input placeholder="Enter word, brands..." />
  </TagInput.Control>
  <Field.Error />
</TagInput.Root>`,
  keyboard: {
    Enter: 'Adds the trimmed text. An empty text, or one that is in the list already, is refused with a message.',
    'Tab out of the field': 'Adds what was typed.',
    'Backspace in the empty field': 'Removes the last tag.',
    'Arrow towards the tags, before any typed text':
      'Moves from the field to the last tag, then from tag to tag; the other arrow moves back. Tab stops at no tag.',
    'Backspace or Delete on a tag': 'Removes it and moves to the next tag, else to the one before, else to the field.',
    'Enter or Space on a tag': 'Removes it and moves to the field.',
    'Escape or a letter on a tag': 'Moves to the field, which takes the letter.',
  },
  parts: {
    'tag-input': { 'data-invalid': 'While there is an error, or the typed text is refused.' },
    'tag-input-control': {
      'data-size': {
        xs: '28 px high, in the rows of an inspector.',
        sm: '30 px high, inside dense panels.',
        md: '36 px high.',
        lg: '44 px high, for a form alone on its page.',
      } satisfies Meanings<TagInputProps['size']>,
    },
    'tag-input-list': {},
    'tag-input-tag': {},
    'tag-input-remove': { disabled: 'While the field is disabled or read-only.' },
    input: {
      'aria-invalid': 'While there is an error, or the typed text is refused.',
      disabled: 'While it is disabled.',
    },
  },
};
