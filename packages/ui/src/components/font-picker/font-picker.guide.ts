import type { Guide, Meanings } from '../../docs/guide.ts';
import type { FontPickerProps } from './font-picker.tsx';

export const fontPickerGuide: Guide = {
  use: [
    'A font family is chosen by its look: each is written in its own face. Thousands are as quick as ten.',
    'People bring their own fonts: `onUpload` adds a button below the list.',
  ],
  avoid: ['There are a few families and no upload: use Select.', 'The weight of the family is chosen: use Select.'],
  anatomy: `<FontPicker
  label="Font family"
  fonts={[{ family: 'Newsreader', keywords: 'serif' }, { family: 'House Sans', custom: true }]}
  recent={['Newsreader']}
  value={family}
  onValueChange={setFamily}
  onUpload={loadFont}
/>`,
  keyboard: {
    'Enter or Space': 'Opens the list; the search box has the focus.',
    'Any text': 'Keeps the families whose name or keywords hold every word of it.',
    'Arrow Down or Arrow Up': 'Moves to the next or the last family, and around at the ends.',
    'Page Down or Page Up': 'Moves by eight families.',
    'Enter in the list': 'Chooses the highlighted family, closes the list and returns to the field.',
    Tab: 'From the search box to the button that brings a font.',
    Escape: 'Closes the list, changes nothing and returns to the field.',
  },
  parts: {
    'font-picker': { 'data-invalid': 'While there is an error.' },
    'font-picker-value': {},
    'font-picker-trigger': {
      'data-state': { open: 'While the list is open.', closed: 'While it is not.' },
      'data-size': {
        xs: '28 px high, in the rows of an inspector.',
        sm: '30 px high, inside dense panels.',
        md: '36 px high.',
        lg: '44 px high, for a form alone on its page.',
      } satisfies Meanings<FontPickerProps['size']>,
      'data-placeholder': 'While nothing is chosen.',
      'data-invalid': 'While there is an error.',
      disabled: 'While it cannot be opened.',
    },
    'font-picker-content': { 'data-state': { open: 'While it is open.' } },
    'font-picker-search': { 'aria-activedescendant': 'The id of the highlighted family.' },
    'font-picker-list': {},
    'font-picker-heading': {},
    'font-picker-option': {
      'data-highlighted': 'The family that Enter would choose.',
      'aria-selected': { true: 'The chosen family.', false: 'Any other.' },
    },
    'font-picker-empty': {},
    'font-picker-upload': {},
    'font-file-input': {},
  },
};
