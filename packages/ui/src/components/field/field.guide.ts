import type { Guide } from '../../docs/guide.ts';

export const fieldGuide: Guide = {
  use: [
    'A field needs another layout than the one-element fields, or its control needs its own classes.',
    'A control of another package needs a name, descriptions and the invalid state: `Field.Control` gives them to its child.',
  ],
  avoid: [
    'The usual layout is enough: use TextField, TextareaField, SelectField or another field, or FormField.',
    'It is a switch or a checkbox: use Switch or Checkbox, whose label is beside them.',
  ],
  anatomy: `<Field.Root required invalid={Boolean(error)}>
  <Field.Label>Project</Field.Label>
  <Input name="project" className="font-display" />
  <Field.Description>Stands on every export.</Field.Description>
  <Field.Error>{error}</Field.Error>
</Field.Root>;

// One text for each constraint of the browser
<Field.Root>
  <Field.Label>Email</Field.Label>
  <Input name="email" type="email" required />
  <Field.Error match="valueMissing">Enter your address: the receipt is sent there.</Field.Error>
  <Field.Error match="typeMismatch">An address has an @.</Field.Error>
</Field.Root>;

// The state of the field, for something that depends on it
<Field.Validity>{({ dirty, violations }) => <Rules open={dirty} broken={violations} />}</Field.Validity>;`,
  keyboard: {},
  // The label, the control, the description and the error carry the same states as the field.
  parts: {
    field: {
      'data-invalid': 'While there is an error, or the browser’s validation refused the control.',
      'data-valid': 'After the focus has left the field, while its value is valid.',
      'data-validating': 'While an `asyncRule` is awaited. It draws nothing by itself.',
      'data-disabled': 'While the control is disabled.',
      'data-touched': 'After the focus has left the field, until the form is reset.',
      'data-dirty': 'While the value differs from the first one.',
      'data-filled': 'While there is a value.',
      'data-focused': 'While the focus is in the field or in the list that it opened.',
    },
    'field-label': {
      'data-required': 'While the control is required: an asterisk follows the label.',
      'data-disabled': 'While the control is disabled.',
    },
    'field-control': {
      disabled: 'While the field is disabled.',
      'data-dirty': 'As on the field: so do the other states.',
    },
    // `Field.Input`: the input itself, without a box around it. Its states are those of Input.
    input: {},
    'field-description': { 'data-dirty': 'As on the field: so do the other states.' },
    'field-error': { role: '`alert`: it is read out as soon as it appears.' },
    // A live region: it says politely that an `asyncRule` is awaited. Only fields with such a rule have it.
    'field-status': {},
    'hidden-input': {},
  },
};
