import type { Guide } from '../../docs/guide.ts';

export const fieldsetGuide: Guide = {
  use: [
    'Several fields belong to one subject: an address, the size of an export, the languages of a project.',
    'All fields of a group are disabled together: `disabled` reaches each of them.',
  ],
  avoid: [
    'The fields are near each other but not a group: use Section, which is only a heading.',
    'It is one choice of a few: use RadioGroup, SegmentedControl or Select, which are groups already.',
  ],
  anatomy: `<Fieldset.Root disabled={!exports}>
  <Fieldset.Legend>Export</Fieldset.Legend>
  <Fieldset.Description>For every picture of the project.</Fieldset.Description>
  <NumberField label="Longest side" name="side" unit="px" />
  <TextField label="File name" name="file" />
  <Fieldset.Error>{error}</Fieldset.Error>
</Fieldset.Root>`,
  keyboard: {},
  parts: {
    fieldset: {
      'data-disabled': 'While the fields inside are disabled.',
      'data-invalid': 'While the combination of the values is invalid.',
      'aria-disabled': 'With `asChild`, while the fields inside are disabled.',
    },
    'fieldset-legend': {},
    'fieldset-description': {},
    'fieldset-error': { role: '`alert`: it is read out as soon as it appears.' },
  },
};
