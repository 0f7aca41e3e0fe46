import type { Guide } from '../../docs/guide.ts';

export const formFieldGuide: Guide = {
  use: [
    'A control that this package does not have must look and work like the other fields.',
    'You write your own field: every field here is built with it.',
  ],
  avoid: [
    'There is a field for it already: use TextField, Select, Combobox, NumberField, ColorField, TagInput or DateRangeField.',
    'It is a switch or a checkbox, whose label is beside it: use Switch or Checkbox.',
  ],
  anatomy: `<FormField label="Message" hint="Names stay as they are." error={error}>
  {(control) => <textarea {...control} />}
</FormField>`,
  keyboard: {},
  parts: {
    'form-field': {
      'data-invalid': 'While there is an error.',
      'data-label-placement': { top: 'The label is above the control.', start: 'It is beside the control.' },
    },
    'field-label': {
      'data-required': 'While the control is required: an asterisk follows the label.',
    },
    'field-description': {},
    'field-error': { role: '`alert`: it is read out as soon as it appears.' },
  },
};
