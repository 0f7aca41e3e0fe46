import { ColorField } from '@palimpsest/ui';
import { useState } from 'react';

export function HeadlineColor() {
  const [color, setColor] = useState('#173bac');
  return (
    <>
      <ColorField label="Headline" value={color} onValueChange={setColor} suggestions={['#173bac', '#c82d12']} />
      <p className="font-display text-2xl" style={{ color }}>
        Spring fair, Lyon
      </p>
    </>
  );
}
