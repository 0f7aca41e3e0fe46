import type { Guide } from '../../docs/guide.ts';

export const checkboxGuide: Guide = {
  use: [
    'People agree to something or include it, and it takes effect when the form is submitted.',
    'People choose any number of a list. A checkbox above the list chooses all; it is indeterminate while only some are chosen.',
  ],
  avoid: [
    'It takes effect at once: use Switch.',
    'One of a few is chosen: use RadioGroup, SegmentedControl or Select.',
    'People write a list of words: use TagInput.',
  ],
  anatomy: `<Checkbox label="Keep brand names" hint="They stay as they are in every language." name="keepBrands" />`,
  keyboard: { Space: 'Checks or unchecks it.', Tab: 'Moves to the next one; each is a tab stop.' },
  parts: {
    checkbox: { 'data-invalid': 'While it has an error.', 'data-disabled': 'While it is disabled.' },
    'checkbox-control': {
      'aria-invalid': 'While it has an error.',
      disabled: 'While it is disabled. Checked and indeterminate are `:checked` and `:indeterminate`.',
    },
    'field-label': {},
    'field-description': {},
    'field-error': {},
  },
};
