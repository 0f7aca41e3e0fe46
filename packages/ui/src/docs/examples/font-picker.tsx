import { FontPicker } from '@palimpsest/ui';
import { useState } from 'react';

export function HeadlineFont() {
  const [family, setFamily] = useState('Newsreader');
  return (
    <FontPicker
      label="Font of the headline"
      fonts={[
        { family: 'Newsreader', keywords: 'serif' },
        { family: 'Inter', keywords: 'sans' },
      ]}
      value={family}
      onValueChange={setFamily}
    />
  );
}
