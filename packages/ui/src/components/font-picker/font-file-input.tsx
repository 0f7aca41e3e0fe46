'use client';

import type { Ref } from 'react';

/** What the file picker of the system offers. */
const fontFileTypes = '.ttf,.otf,.woff,.woff2';

interface FontFileInputProps {
  ref: Ref<HTMLInputElement>;
  onUpload: (file: File) => void;
}

/** Opens the file picker of the system when it is clicked by code. */
export function FontFileInput({ ref, onUpload }: FontFileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      data-slot="font-file-input"
      accept={fontFileTypes}
      hidden
      onChange={(event) => {
        const file = event.target.files?.[0];
        // The same file must be able to be chosen again.
        event.target.value = '';
        if (file) onUpload(file);
      }}
    />
  );
}
