import type { Guide, Meanings } from '../../docs/guide.ts';
import type { TextareaProps } from './textarea.tsx';

export const textareaGuide: Guide = {
  use: [
    'Text of several lines: a note to the translator, the words of a text box.',
    'Use `autoSize` if a short text may grow: it shows all lines up to `maxRows`.',
  ],
  avoid: ['The answer is one line: use TextField.', 'It is a list of words: use TagInput.'],
  anatomy: `<TextareaField label="Note to the translator" name="note" autoSize />

<FormField label="Note to the translator">
  <Textarea name="note" className="font-display" />
</FormField>`,
  keyboard: { Tab: 'Moves into it and out of it.', Enter: 'Begins a new line.' },
  parts: {
    'textarea-field': { 'data-invalid': 'While there is an error.' },
    textarea: {
      'data-size': {
        xs: 'Text of 12 px, in the rows of an inspector.',
        sm: 'Text of 12 px, inside dense panels.',
        md: 'Text of 14 px.',
        lg: 'Text of 16 px, for a form alone on its page.',
      } satisfies Meanings<TextareaProps['size']>,
      'aria-invalid': 'While there is an error.',
      readonly: 'While its text can be selected but not changed.',
      disabled: 'While it is disabled.',
    },
  },
};
