import { RadioGroup } from '@palimpsest/ui';

export function ProperNames() {
  return (
    <RadioGroup
      label="Proper names"
      options={[
        { value: 'keep', label: 'Keep', description: 'Café Olympe stays Café Olympe.' },
        { value: 'explain', label: 'Explain', description: 'The name stays, with a note below it.' },
        { value: 'translate', label: 'Translate', description: 'Café Olympe becomes Olympus Café.' },
      ]}
      defaultValue="keep"
    />
  );
}
