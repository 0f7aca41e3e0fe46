'use client';

import { useRef } from 'react';
import { Upload } from '../../icons/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Select } from '../select/select.tsx';
import { useExpiring } from './use-expiring.ts';

/** What the font picker of the system offers. */
const fontFileTypes = '.ttf,.otf,.woff,.woff2';

interface FontFamilyFieldProps {
  value: string;
  families: readonly string[];
  onValueChange: (family: string) => void;
  /** Shows the button that brings a font of one's own. */
  onUpload: ((file: File) => void) | undefined;
  error: string | undefined;
  /** How long the error stands, in ms. */
  errorDuration: number;
}

/** The families, each named in its own face, and a button that brings one more. */
export function FontFamilyField({
  value,
  families,
  onValueChange,
  onUpload,
  error,
  errorDuration,
}: FontFamilyFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const freshError = useExpiring(error, errorDuration);
  const listed = families.includes(value) ? families : [value, ...families];
  return (
    <>
      <Select
        label="Font family"
        value={value}
        onValueChange={onValueChange}
        options={listed.map((family) => ({
          value: family,
          label: family,
          style: { fontFamily: `"${family}", var(--pal-font-sans)` },
        }))}
        error={freshError}
        labelAction={
          onUpload ? (
            <IconButton
              label="Upload custom font"
              size="sm"
              className="-my-1.5 border-0"
              onClick={() => input.current?.click()}
            >
              <Upload />
            </IconButton>
          ) : null
        }
      />
      {onUpload ? (
        <input
          ref={input}
          type="file"
          data-slot="typography-font-file"
          accept={fontFileTypes}
          hidden
          onChange={(event) => {
            const file = event.target.files?.[0];
            // The same file must be able to be chosen again.
            event.target.value = '';
            if (file) onUpload(file);
          }}
        />
      ) : null}
    </>
  );
}
