import type { Guide, Meanings } from '../../docs/guide.ts';
import type { InputProps } from './input.tsx';

export const inputGuide: Guide = {
  use: [
    'One line of text inside Field or FormField, where the `input` itself takes your class and ref.',
    'A search box or a cell of a table, named by `aria-label`.',
  ],
  avoid: [
    'A label above the input is enough: use TextField.',
    'It is a number, a color or a list of words: use NumberField, ColorField or TagInput.',
  ],
  anatomy: `<FormField label="Project">
  <Input name="project" className="font-display" />
</FormField>`,
  keyboard: { Tab: 'Moves into it.', Enter: 'Submits the form around it.' },
  parts: {
    input: {
      'data-size': {
        xs: '28 px high, in the rows of an inspector.',
        sm: '30 px high, inside dense panels.',
        md: '36 px high.',
        lg: '44 px high, for a form alone on its page.',
      } satisfies Meanings<InputProps['size']>,
      'aria-invalid': 'While there is an error.',
      readonly: 'While its text can be selected but not changed.',
      disabled: 'While it is disabled.',
    },
  },
};
