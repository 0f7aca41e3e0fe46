'use client';

import { useState } from 'react';
import { ChevronDown } from '../../icons/icons.ts';
import * as DropdownMenu from '../dropdown-menu/dropdown-menu.parts.ts';
import { TextField } from '../text-field/text-field.tsx';
import { fontSizePresets, formatFontSize, parseFontSize } from './font-size.ts';

interface FontSizeFieldProps {
  label: string;
  /** The accessible name of the button that opens the preset sizes. */
  presetsLabel: string;
  /** px; null for several texts of different sizes. */
  value: number | null;
  /** Shown in place of the size if there is none. */
  placeholder: string;
  /** Called with px when a typed size is applied (Enter or leaving the field) or a preset is chosen. */
  onValueChange: (size: number) => void;
}

/** A font size as text with its unit, applied when it is complete, and preset sizes in a menu. */
export function FontSizeField({ label, presetsLabel, value, placeholder, onValueChange }: FontSizeFieldProps) {
  const [draft, setDraft] = useState<string>();

  const applyDraft = () => {
    const size = draft === undefined ? undefined : parseFontSize(draft);
    setDraft(undefined);
    if (size !== undefined && size !== value) onValueChange(size);
  };

  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      placeholder={placeholder}
      value={draft ?? (value === null ? '' : formatFontSize(value))}
      onChange={(event) => setDraft(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={applyDraft}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') applyDraft();
        if (event.key === 'Escape') setDraft(undefined);
      }}
      suffix={
        <DropdownMenu.Root>
          <DropdownMenu.Trigger
            aria-label={presetsLabel}
            className="-me-0.5 flex size-6 items-center justify-center rounded-sm text-faint hover:bg-ink/6 hover:text-ink"
          >
            <ChevronDown aria-hidden className="size-3.5" />
          </DropdownMenu.Trigger>
          <DropdownMenu.Content align="end" className="min-w-24">
            {fontSizePresets.map((size) => (
              <DropdownMenu.Item key={size} onSelect={() => onValueChange(size)} className="tabular-nums">
                {formatFontSize(size)}
              </DropdownMenu.Item>
            ))}
          </DropdownMenu.Content>
        </DropdownMenu.Root>
      }
    />
  );
}
