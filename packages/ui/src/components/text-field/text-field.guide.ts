import type { Guide, Meanings } from '../../docs/guide.ts';
import type { TextFieldProps } from './text-field.tsx';

export const textFieldGuide: Guide = {
  use: ['One line of text that nobody but the reader knows: a name, an address, a title.'],
  avoid: [
    'The answer is one of a few known ones: use Select, or Combobox beyond about a dozen.',
    'It is a number: use NumberField, which has a unit and limits.',
    'It is a password: use PasswordField.',
    'It is a list of words: use TagInput.',
  ],
  anatomy: `<TextField
  label="Email"
  type="email"
  prefix={<Mail />}
  hint="We write only when a translation is ready."
  error={error}
/>`,
  keyboard: { Tab: 'Moves into the field.', Enter: 'Submits the form around it.' },
  parts: {
    'text-field': { 'data-invalid': 'While there is an error.' },
    'text-control': {
      'data-size': {
        xs: '28 px high, in the rows of an inspector.',
        sm: '30 px high, inside dense panels.',
        md: '36 px high.',
        lg: '44 px high, for a form alone on its page.',
      } satisfies Meanings<TextFieldProps['size']>,
    },

    'text-control-prefix': {},
    'text-control-suffix': {},
    input: {
      'aria-invalid': 'While there is an error.',
      required: 'While it is required.',
      readonly: 'While its text can be selected but not changed.',
      disabled: 'While it is disabled.',
    },
  },
};
