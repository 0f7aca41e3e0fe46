'use client';

import { useRef } from 'react';
import { Upload } from '../../icons/icons.ts';
import { useMessages } from '../../messages/context.ts';
import { PickerField, type PickerProps } from '../combobox/picker-field.tsx';
import { FontFileInput } from './font-file-input.tsx';
import { FontList } from './font-list.tsx';
import { fontPickerMessages, type FontPickerMessages } from './font-picker.messages.ts';
import { previewFace, type FontOption } from './font-rows.ts';

export interface FontPickerProps extends PickerProps {
  /** All families that can be chosen, each shown in its own face. A chosen family that is not among them is listed first. */
  fonts: readonly FontOption[];
  /** The families that were used last, the latest first: they are listed on top. @default [] */
  recent?: readonly string[] | undefined;
  /** Called with the font file that was chosen, unchecked; without it there is no upload. */
  onUpload?: ((file: File) => void) | undefined;
  /** Other words than those of the provider. */
  messages?: Partial<FontPickerMessages> | undefined;
}

/** One of many font families, each shown in its own face, found by typing. Takes font files of the user's own. */
export function FontPicker({ fonts, recent = [], onUpload, messages, placeholder, ...props }: FontPickerProps) {
  const words = useMessages('fontPicker', fontPickerMessages, messages);
  const optionOf = (family: string) => fonts.find((font) => font.family === family) ?? { family };
  return (
    <PickerField
      slot="font-picker"
      placeholder={placeholder ?? words.placeholder}
      display={(family) => (family ? inItsFace(optionOf(family)) : undefined)}
      contentClassName="w-64"
      {...props}
    >
      {({ value, labelId, choose }) => {
        const chosen = optionOf(value);
        return (
          <>
            <FontList
              fonts={value && !fonts.includes(chosen) ? [chosen, ...fonts] : fonts}
              {...{ recent, value, labelId, words }}
              onChoose={choose}
            />
            {onUpload ? <UploadButton label={words.upload} onUpload={onUpload} /> : null}
          </>
        );
      }}
    </PickerField>
  );
}

function inItsFace(font: FontOption) {
  return <bdi style={{ fontFamily: previewFace(font) }}>{font.family}</bdi>;
}

function UploadButton({ label, onUpload }: { label: string; onUpload: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="border-t border-line p-1">
      <button
        type="button"
        data-slot="font-picker-upload"
        onClick={() => input.current?.click()}
        className="flex min-h-8 w-full items-center gap-2 rounded-md px-2 text-start text-muted hover:bg-ink/6 hover:text-ink [&_svg]:size-4"
      >
        <Upload aria-hidden />
        {label}
      </button>
      <FontFileInput ref={input} onUpload={onUpload} />
    </div>
  );
}
