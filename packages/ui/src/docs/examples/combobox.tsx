import { Combobox } from '@palimpsest/ui';
import { useState } from 'react';

const languages = [
  { value: 'ca', label: 'Catalan', keywords: 'Català' },
  { value: 'eu', label: 'Basque', keywords: 'Euskara', hint: 'Coming soon', disabled: true },
  { value: 'fr', label: 'French', keywords: 'Français' },
  { value: 'pt', label: 'Portuguese', keywords: 'Português' },
];

export function TargetLanguage() {
  const [language, setLanguage] = useState('fr');
  return (
    <Combobox
      label="Target language"
      hint="The language of the new text."
      options={languages}
      value={language}
      onValueChange={setLanguage}
    />
  );
}
