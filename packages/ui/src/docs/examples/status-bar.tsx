import { Button, StatusBar } from '@palimpsest/ui';
import { useState } from 'react';

export function TranslationStatus() {
  const [texts, setTexts] = useState(12);
  return (
    <>
      {texts < 24 ? (
        <StatusBar tone="progress" label={`Translating text ${texts} of 24`} progress={texts / 24} />
      ) : (
        <StatusBar tone="success" label="Completed" />
      )}
      <Button onClick={() => setTexts(texts < 24 ? texts + 6 : 6)}>Go on</Button>
    </>
  );
}
