'use client';

import { useState } from 'react';
import { ChevronDown } from 'lucide-react';
import * as DropdownMenu from '../dropdown-menu/dropdown-menu.parts.ts';
import { TextField } from '../text-field/text-field.tsx';
import { fontSizePresets, formatFontSize, parseFontSize } from './font-size.ts';

interface FontSizeFieldProps {
  label: string;
  /** The accessible name of the button that opens the preset sizes. */
  presetsLabel: string;
  /** The font size, in px. Null if several texts have different sizes. */
  value: number | null;
  /** Shown if the size is null. */
  placeholder: string;
  /** Whether the size cannot be changed. Its text can be selected. */
  readOnly: boolean;
  /** Called with a size in px when a typed size is applied (by Enter, or when the field loses the focus) and when a preset is chosen. */
  onValueChange: (size: number) => void;
}

/** A text field for a font size with its unit, and a menu of preset sizes. A typed size is applied by Enter or when the field loses the focus. */
export function FontSizeField({
  label,
  presetsLabel,
  value,
  placeholder,
  readOnly,
  onValueChange,
}: FontSizeFieldProps) {
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
      readOnly={readOnly}
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
            disabled={readOnly}
            className="-me-0.5 flex size-6 items-center justify-center rounded-sm text-faint hover:bg-ink/6 hover:text-ink disabled:opacity-50"
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
