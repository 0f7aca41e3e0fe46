import type { Guide } from '../../docs/guide.ts';

export const checkboxGroupGuide: Guide = {
  use: [
    'People choose any number of a few options, and the caller wants the list of their values.',
    'One checkbox above the others checks all of them: `CheckboxGroup.Parent`.',
  ],
  avoid: [
    'There are many options: use Combobox with `multiple`.',
    'Exactly one is chosen: use RadioGroup.',
    'The checkboxes have nothing to do with each other: use Checkbox.',
  ],
  anatomy: `<CheckboxGroup.Root name="languages" defaultValue={['pl']} allValues={['de', 'pl', 'ja']} onValueChange={setLanguages}>
  <Fieldset.Legend>Languages</Fieldset.Legend>
  <CheckboxGroup.Parent label="All languages" />
  <CheckboxGroup.Item value="de" label="German" />
  <CheckboxGroup.Item value="pl" label="Polish" />
  <CheckboxGroup.Item value="ja" label="Japanese" />
</CheckboxGroup.Root>`,
  keyboard: {
    Tab: 'Moves to the next checkbox; each is a tab stop.',
    Space: 'Checks or unchecks it. The parent checks all, then none, then the same some again.',
  },
  parts: {
    'checkbox-group': {
      'data-disabled': 'While all of it is disabled.',
      'data-invalid': 'While the combination of the values is invalid.',
    },
    // `CheckboxGroup.Item` and `CheckboxGroup.Parent`. Their states are those of Checkbox.
    checkbox: {},
    'checkbox-control': {},
  },
};
