import { FileDropzone } from '@palimpsest/ui';
import { useState } from 'react';

export function MenuUpload() {
  const [name, setName] = useState('');
  return (
    <>
      <FileDropzone
        label="Choose the menu, or drop it here"
        hint="JPG or PNG"
        accept="image/jpeg,image/png"
        onFile={(file) => setName(file.name)}
      />
      <output>{name}</output>
    </>
  );
}
