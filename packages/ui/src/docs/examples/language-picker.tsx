import { LanguagePicker } from '@palimpsest/ui';
import { useState } from 'react';

export function MenuLanguage() {
  const [language, setLanguage] = useState('pt');
  return (
    <LanguagePicker
      label="Language of the menu"
      languages={[
        { value: 'de', label: 'German', ownName: 'Deutsch' },
        { value: 'pt', label: 'Portuguese', ownName: 'Português' },
        { value: 'eu', label: 'Basque', ownName: 'Euskara', unavailable: 'Coming soon' },
      ]}
      recent={['pt']}
      value={language}
      onValueChange={setLanguage}
    />
  );
}
