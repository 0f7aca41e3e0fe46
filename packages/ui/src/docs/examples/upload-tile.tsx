import { UploadTile } from '@palimpsest/ui';
import { useState } from 'react';

export function NewMenu() {
  const [name, setName] = useState('');
  return (
    <>
      <UploadTile accept=".jpg,.jpeg,.png" onFile={(file) => setName(file.name)} />
      <output>{name}</output>
    </>
  );
}
