import type { Guide, Meanings } from '../../docs/guide.ts';
import type { FontPickerProps } from './font-picker.tsx';

export const fontPickerGuide: Guide = {
  use: [
    'People choose a font family by its look: each name is shown in its own face. A list of thousands opens as fast as a list of ten.',
    'The families come from a library: `group` puts each under a heading, for example its class. Groups without a match vanish.',
    'People upload their own fonts: `onUpload` adds a button below the list.',
  ],
  avoid: ['There are a few families and no upload: use Select.', 'People choose the weight of a family: use Select.'],
  anatomy: `<FontPicker
  label="Font family"
  fonts={[
    { family: 'Roboto', group: 'Standard' },
    { family: 'Newsreader', group: 'Serif', keywords: 'news' },
    { family: 'House Sans', custom: true },
  ]}
  recent={['Newsreader']}
  value={family}
  onValueChange={setFamily}
  onUpload={loadFont}
/>

// Or from its parts
<FontPicker.Root fonts={fonts} recent={['Newsreader']} name="family">
  <Field.Label>Font family</Field.Label>
  <FontPicker.Trigger><FontPicker.Value /></FontPicker.Trigger>
  <FontPicker.Content>
    <FontPicker.Input />
    <FontPicker.List>
      {(row) =>
        row.kind === 'heading' ? (
          <FontPicker.Label>{row.label}</FontPicker.Label>
        ) : (
          <FontPicker.Item font={row.font}>{row.font.family}</FontPicker.Item>
        )
      }
    </FontPicker.List>
    <FontPicker.Empty />
    <FontPicker.Upload onUpload={loadFont} />
  </FontPicker.Content>
  <Field.Error />
</FontPicker.Root>`,
  keyboard: {
    'Enter or Space': 'Opens the list; the search box has the focus.',
    'Any text': 'Keeps the families whose name or keywords hold every word of it.',
    'Arrow Down or Arrow Up': 'Moves to the next or the previous family; after the last one comes the first.',
    'Page Down or Page Up': 'Moves by eight families.',
    'Enter in the list': 'Chooses the highlighted family, closes the list and returns to the field.',
    Tab: 'Moves from the search box to the upload button.',
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
      'data-readonly': 'While the value cannot be changed: the list does not open.',
      disabled: 'While it cannot be opened.',
    },
    'font-picker-content': { 'data-state': { open: 'While it is open.' } },
    'font-picker-search': { 'aria-activedescendant': 'The id of the highlighted family.' },
    'font-picker-list': {},
    'font-picker-group': { 'aria-label': 'The heading of the group.' },
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
