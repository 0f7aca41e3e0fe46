'use client';

import { Popover as RadixPopover } from 'radix-ui';
import { useState } from 'react';
import { HexAlphaColorPicker } from 'react-colorful';
import { cn } from '../../lib/cn.ts';
import { controlInput, controlVariants } from '../form-field/control.variants.ts';
import { FormField, type FieldProps } from '../form-field/form-field.tsx';
import { PopoverContent } from '../popover/popover.tsx';
import { parseHexColor } from './hex-color.ts';

const suggestionLimit = 3;

export interface ColorFieldProps extends FieldProps {
  /** Hex, with alpha where it is not opaque: `#rrggbb` or `#rrggbbaa`. */
  value: string;
  /** Called with such a colour on each edit that makes one. */
  onValueChange: (color: string) => void;
  /** Colours offered beside the field; the first three are shown. */
  suggestions?: readonly string[] | undefined;
  disabled?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
}

/** Shows a colour over squares, so that what is see-through is seen. */
function Swatch({ color, className }: { color: string; className?: string }) {
  return (
    <span
      aria-hidden
      className={cn(
        'block overflow-hidden rounded-sm border border-strong/60 bg-[repeating-conic-gradient(var(--color-line)_0_25%,var(--color-raised)_0_50%)] bg-size-[0.5rem_0.5rem]',
        className,
      )}
    >
      <span className="block size-full" style={{ backgroundColor: color }} />
    </span>
  );
}

/** A colour as swatches, as text and in a picker. */
export function ColorField({
  label,
  hideLabel,
  hint,
  error,
  value,
  onValueChange,
  suggestions = [],
  disabled = false,
  id,
  className,
}: ColorFieldProps) {
  const [draft, setDraft] = useState<string>();
  const name = typeof label === 'string' ? label : 'Colour';
  const offered = [...new Set(suggestions.map(parseHexColor))].filter((color) => color !== undefined);
  return (
    <FormField data-slot="color-field" {...{ label, hideLabel, hint, error, className }} controlId={id}>
      {(control) => (
        <div className="flex items-center gap-2">
          <RadixPopover.Root>
            <div className={cn(controlVariants(), 'ps-1.5')}>
              <RadixPopover.Trigger
                data-slot="color-field-trigger"
                aria-label={`Pick ${name.toLowerCase()}`}
                disabled={disabled}
                className="shrink-0 rounded-sm"
              >
                <Swatch color={value} className="size-6" />
              </RadixPopover.Trigger>
              <input
                data-slot="input"
                type="text"
                spellCheck={false}
                autoComplete="off"
                maxLength={9}
                disabled={disabled}
                value={draft ?? value}
                onChange={(event) => {
                  setDraft(event.target.value);
                  const color = parseHexColor(event.target.value);
                  if (color) onValueChange(color);
                }}
                onBlur={() => setDraft(undefined)}
                {...control}
                className={cn(controlInput, 'self-stretch px-2.5 uppercase tabular-nums')}
              />
            </div>
            <PopoverContent aria-label={`${name} picker`} data-slot="color-field-picker">
              <HexAlphaColorPicker
                color={value}
                onChange={(color) => {
                  setDraft(undefined);
                  onValueChange(color);
                }}
              />
            </PopoverContent>
          </RadixPopover.Root>
          {offered.slice(0, suggestionLimit).map((color) => (
            <button
              key={color}
              type="button"
              data-slot="color-field-suggestion"
              data-state={color === value.toLowerCase() ? 'on' : 'off'}
              aria-label={`Use ${color}`}
              aria-pressed={color === value.toLowerCase()}
              title={color}
              disabled={disabled}
              onClick={() => onValueChange(color)}
              className="shrink-0 rounded-md p-0.5 ring-accent data-[state=on]:ring-2"
            >
              <Swatch color={color} className="size-6" />
            </button>
          ))}
        </div>
      )}
    </FormField>
  );
}
