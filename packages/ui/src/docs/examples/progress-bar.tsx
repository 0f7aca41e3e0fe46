import { Button, ProgressBar } from '@palimpsest/ui';
import { useState } from 'react';

export function PrintProgress() {
  const [printed, setPrinted] = useState(4);
  return (
    <>
      <ProgressBar label="Posters printed" value={printed / 10} />
      <Button onClick={() => setPrinted((printed % 10) + 1)}>Print one more</Button>
    </>
  );
}
