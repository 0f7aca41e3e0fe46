'use client';

import { Upload } from '../../icons/icons.ts';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Select } from '../select/select.tsx';

/** How long a font error stays, in ms. */
const fontErrorDuration = 5000;

/** What the font picker of the system offers. */
const fontFileTypes = '.ttf,.otf,.woff,.woff2';

interface FontFamilyFieldProps {
  value: string;
  families: readonly string[];
  onValueChange: (family: string) => void;
  onUpload?: ((file: File) => void) | undefined;
  error?: string | undefined;
}

/** The message while it is fresh; undefined once it has stood for `duration` ms. */
function useExpiring(message: string | undefined, duration: number): string | undefined {
  const [expired, setExpired] = useState<string>();
  useEffect(() => {
    if (!message) return undefined;
    const timer = setTimeout(() => setExpired(message), duration);
    return () => {
      clearTimeout(timer);
      setExpired(undefined);
    };
  }, [message, duration]);
  return message === expired ? undefined : message;
}

/** The families, each named in its own face, and a button that brings one more. */
export function FontFamilyField({ value, families, onValueChange, onUpload, error }: FontFamilyFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const freshError = useExpiring(error, fontErrorDuration);
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
          style: { fontFamily: `"${family}", var(--font-sans)` },
        }))}
        error={freshError}
        labelAction={
          onUpload ? (
            <IconButton label="Upload custom font" size="sm" className="-my-1.5" onClick={() => input.current?.click()}>
              <Upload aria-hidden />
            </IconButton>
          ) : null
        }
      />
      {onUpload ? (
        <input
          ref={input}
          type="file"
          data-slot="font-file"
          accept={fontFileTypes}
          hidden
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = '';
            if (file) onUpload(file);
          }}
        />
      ) : null}
    </>
  );
}
