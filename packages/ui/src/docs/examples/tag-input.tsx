import { TagInput } from '@palimpsest/ui';
import { useState } from 'react';

export function KeptWords() {
  const [words, setWords] = useState<readonly string[]>(['Olympe', 'Nordlys']);
  return <TagInput label="Words that stay" placeholder="Enter a brand" value={words} onValueChange={setWords} />;
}
