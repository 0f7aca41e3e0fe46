import type { Guide } from '../../docs/guide.ts';

export const fieldsetGuide: Guide = {
  use: [
    'Several fields answer one question: an address, the size of an export, the languages of a project.',
    'All fields of a group are switched off together: `disabled` reaches each of them.',
  ],
  avoid: [
    'The fields only stand near each other: use Section, which is a heading and no group.',
    'It is one choice out of a few: use SegmentedControl or Select, which are groups already.',
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
      'data-disabled': 'While no field inside takes input.',
      'data-invalid': 'While the values cannot be accepted together.',
      'aria-disabled': 'With `asChild`, while no field inside takes input.',
    },
    'fieldset-legend': {},
    'fieldset-description': {},
    'fieldset-error': { role: '`alert`: it is read out as soon as it appears.' },
  },
};
