'use client';

import type { Ref } from 'react';

/** The file types that the file dialog offers. */
const fontFileTypes = '.ttf,.otf,.woff,.woff2';

interface FontFileInputProps {
  ref: Ref<HTMLInputElement>;
  onUpload: (file: File) => void;
}

/** A hidden input of type file. Call `click()` on it to open the file dialog. */
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
        // Lets the user choose the same file again.
        event.target.value = '';
        if (file) onUpload(file);
      }}
    />
  );
}
