import type { Guide } from '../../docs/guide.ts';

export const checkboxGuide: Guide = {
  use: [
    'Something is agreed to or included, and takes effect when the form is sent.',
    'Any number of a list may be chosen; one above them, indeterminate while some are, chooses all.',
  ],
  avoid: [
    'It takes effect at once: use Switch.',
    'One of a few is chosen: use SegmentedControl or Select.',
    'Words are collected: use TagInput.',
  ],
  anatomy: `<Checkbox label="Keep brand names" hint="They stay as they are in every language." name="keepBrands" />`,
  keyboard: { Space: 'Checks it or takes the check away.', Tab: 'Goes to the next one; each is a tab stop.' },
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
