import { NumberField } from '@palimpsest/ui';
import { useState } from 'react';

export function PosterWidth() {
  const [width, setWidth] = useState<number | null>(50);
  return (
    <>
      <NumberField label="Width" unit="cm" min={10} max={200} value={width} onValueChange={setWidth} />
      <output>{width === null ? 'Choose a width.' : `Print: €${(width * 0.42).toFixed(2)}`}</output>
    </>
  );
}
