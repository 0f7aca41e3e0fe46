'use client';

import type { VariantProps } from 'class-variance-authority';
import * as RadixPopover from '@radix-ui/react-popover';
import { useState, type ComponentProps } from 'react';
import { HexAlphaColorPicker } from 'react-colorful';
import { cn } from '../../lib/cn.ts';
import { controlInput, controlVariants } from '../form-field/control.variants.ts';
import { FormField, type FieldProps } from '../form-field/form-field.tsx';
import { PopoverContent } from '../popover/popover.tsx';
import { parseHexColor } from './hex-color.ts';
import { Swatch } from './swatch.tsx';

const suggestionLimit = 3;

export interface ColorFieldProps
  extends
    FieldProps,
    VariantProps<typeof controlVariants>,
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'type' | 'size'> {
  /** Hex, with alpha where it is not opaque: `#rrggbb` or `#rrggbbaa`. */
  value: string;
  /** Called with such a colour on each edit that makes one. */
  onValueChange: (color: string) => void;
  /** Colours offered beside the field, in hex; what is none is left out, and the first three of the rest are shown. */
  suggestions?: readonly string[] | undefined;
  /** Goes to the field; `ref` and all other props go to the `input`. */
  className?: string | undefined;
}

/** A colour as swatches, as text and in a picker. */
export function ColorField({
  label,
  hideLabel,
  hint,
  error,
  size = 'md',
  value,
  onValueChange,
  suggestions = [],
  disabled = false,
  required,
  id,
  onChange,
  onBlur,
  className,
  ...props
}: ColorFieldProps) {
  const [draft, setDraft] = useState<string>();
  const name = typeof label === 'string' ? label : 'Color';
  const offered = [...new Set(suggestions.map(parseHexColor))].filter((color) => color !== undefined);
  return (
    <FormField data-slot="color-field" {...{ label, hideLabel, hint, error, required, className }} controlId={id}>
      {(control) => (
        <div className="flex flex-wrap items-center gap-2">
          <RadixPopover.Root>
            <RadixPopover.Anchor asChild>
              <div
                data-slot="color-field-control"
                data-size={size}
                className={cn(controlVariants({ size }), 'w-0 min-w-32 flex-1 ps-1.5')}
              >
                <RadixPopover.Trigger
                  data-slot="color-field-trigger"
                  aria-label={`Pick ${name.toLowerCase()}`}
                  disabled={disabled}
                  className="shrink-0 rounded-sm disabled:opacity-50"
                >
                  <Swatch color={value} className="size-6" />
                </RadixPopover.Trigger>
                <input
                  data-slot="input"
                  type="text"
                  // A colour is written from left to right in every language.
                  dir="ltr"
                  spellCheck={false}
                  autoComplete="off"
                  maxLength={9}
                  disabled={disabled}
                  required={required}
                  value={draft ?? value}
                  onChange={(event) => {
                    onChange?.(event);
                    setDraft(event.target.value);
                    const color = parseHexColor(event.target.value);
                    if (color) onValueChange(color);
                  }}
                  onBlur={(event) => {
                    onBlur?.(event);
                    setDraft(undefined);
                  }}
                  {...control}
                  className={cn(controlInput, 'self-stretch px-2.5 uppercase tabular-nums rtl:text-end')}
                  {...props}
                />
              </div>
            </RadixPopover.Anchor>
            <PopoverContent aria-label={`${name} picker`} data-slot="color-field-picker" className="p-4">
              <HexAlphaColorPicker
                // The colours are what is chosen from.
                className="forced-color-adjust-none"
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
              className="shrink-0 rounded-md p-0.5 ring-accent disabled:opacity-50 data-[state=on]:ring-2 forced-colors:data-[state=on]:outline-2 forced-colors:data-[state=on]:outline-[Highlight]"
            >
              <Swatch color={color} className="size-6" />
            </button>
          ))}
        </div>
      )}
    </FormField>
  );
}
