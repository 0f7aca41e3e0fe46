import { CheckboxGroup, Fieldset } from '@palimpsest/ui';

const languages = { de: 'German', pl: 'Polish', ja: 'Japanese' };

export function MenuLanguages() {
  return (
    <CheckboxGroup.Root name="languages" defaultValue={['pl']} allValues={Object.keys(languages)}>
      <Fieldset.Legend>Languages of the menu</Fieldset.Legend>
      <CheckboxGroup.Parent label="All languages" />
      {Object.entries(languages).map(([value, label]) => (
        <CheckboxGroup.Item key={value} value={value} label={label} className="ps-7" />
      ))}
    </CheckboxGroup.Root>
  );
}
