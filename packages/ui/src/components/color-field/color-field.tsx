'use client';

import type { VariantProps } from 'class-variance-authority';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import * as RadixPopover from '@radix-ui/react-popover';
import { useRef, type ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import { useMessages } from '../../messages/context.ts';
import { useFieldSize, type FieldSize } from '../field/field-context.ts';
import { controlInput, controlVariants } from '../form-field/control.variants.ts';
import { FormField, type FieldControl, type FieldProps } from '../form-field/form-field.tsx';
import { panelVariants } from '../popover/panel.variants.ts';
import { colorFieldMessages, type ColorFieldMessages } from './color-field.messages.ts';
import { ColorPicker } from './color-picker.tsx';
import { parseHexColor } from './hex-color.ts';
import { Swatch } from './swatch.tsx';
import { useColorEntry, type ColorEntry } from './use-color-entry.ts';

const suggestionLimit = 3;

export interface ColorFieldProps
  extends
    FieldProps,
    VariantProps<typeof controlVariants>,
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'type' | 'size'> {
  /** Hex, with alpha if it is not opaque, if the caller holds it: `#rrggbb` or `#rrggbbaa`; empty for no color. */
  value?: string | undefined;
  /** The color at first, and after the form was reset. @default '' */
  defaultValue?: string | undefined;
  /** Called with a color, as `#rrggbb` or `#rrggbbaa`, on each edit that makes one. */
  onValueChange?: ((color: string) => void) | undefined;
  /** Colors offered beside the field, in hex. Invalid values are ignored, and the first three of the others are shown. @default [] */
  suggestions?: readonly string[] | undefined;
  /** The background of the color, in hex, or a function that samples it when the picker is drawn: shows the contrast between them. */
  backdrop?: string | (() => string | undefined) | undefined;
  /** Submits the last complete color with a form under this name. */
  name?: string | undefined;
  /** Other words than those of the provider. */
  messages?: Partial<ColorFieldMessages> | undefined;
  /** Goes to the field; `ref` and all other props go to the `input`. */
  className?: string | undefined;
}

/** A color as swatches, as text and in a picker. A form is refused while the text is no color. */
export function ColorField({
  label,
  hideLabel,
  hint,
  error,
  size: givenSize,
  value: givenValue,
  defaultValue = '',
  onValueChange,
  suggestions = [],
  backdrop,
  messages,
  disabled = false,
  required,
  id,
  name,
  form,
  className,
  ref,
  'aria-describedby': describedBy,
  ...props
}: ColorFieldProps) {
  const words = useMessages('colorField', colorFieldMessages, messages);
  const size = useFieldSize(givenSize);
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useComposedRefs(input, ref);
  const entry = useColorEntry(input, { value: givenValue, defaultValue, onValueChange, invalid: words.invalid });
  const labelText = typeof label === 'string' ? label : '';
  return (
    <FormField
      data-slot="color-field"
      {...{ label, hideLabel, hint, error, required, disabled, describedBy, className }}
      controlId={id}
    >
      {(control) => (
        <div className="flex min-w-0 flex-wrap items-center gap-1">
          <RadixPopover.Root>
            <RadixPopover.Anchor asChild>
              <div
                data-slot="color-field-control"
                data-size={size}
                className={cn(controlVariants({ size }), 'w-0 min-w-24 flex-1 ps-1.5', size === 'xs' && 'ps-1')}
              >
                <SwatchButton label={words.pick(labelText)} color={entry.value} {...{ size, disabled }} />
                <ColorInput {...{ control, entry, size, disabled, required, form }} {...props} ref={inputRef} />
                {name ? <input type="hidden" value={entry.submitted} {...{ name, form, disabled }} /> : null}
              </div>
            </RadixPopover.Anchor>
            <PickerContent label={words.picker(labelText)} {...{ entry, backdrop, words }} />
          </RadixPopover.Root>
          <Suggestions colors={suggestions} value={entry.value} onChoose={entry.choose} {...{ disabled, words }} />
        </div>
      )}
    </FormField>
  );
}

interface SwatchButtonProps {
  label: string;
  color: string;
  size: FieldSize;
  disabled: boolean;
}

function SwatchButton({ label, color, size, disabled }: SwatchButtonProps) {
  return (
    <RadixPopover.Trigger
      data-slot="color-field-trigger"
      aria-label={label}
      disabled={disabled}
      className="shrink-0 rounded-sm disabled:opacity-50"
    >
      <Swatch color={color} className={size === 'xs' ? 'size-5' : 'size-6'} />
    </RadixPopover.Trigger>
  );
}

interface ColorInputProps extends Omit<ComponentProps<'input'>, 'size'> {
  control: FieldControl;
  entry: ColorEntry;
  size: FieldSize;
}

function ColorInput({ control, entry, size, onChange, onBlur, ...props }: ColorInputProps) {
  return (
    <input
      data-slot="input"
      type="text"
      // A color is written from left to right in every language.
      dir="ltr"
      spellCheck={false}
      autoComplete="off"
      maxLength={9}
      value={entry.text}
      onChange={(event) => {
        onChange?.(event);
        entry.type(event.target.value);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        entry.leave();
      }}
      {...control}
      className={cn(controlInput, 'self-stretch px-2.5 uppercase tabular-nums rtl:text-end', size === 'xs' && 'px-1.5')}
      {...props}
    />
  );
}

interface PickerContentProps extends Pick<ColorFieldProps, 'backdrop'> {
  label: string;
  entry: ColorEntry;
  words: ColorFieldMessages;
}

function PickerContent({ label, entry, backdrop, words }: PickerContentProps) {
  return (
    <RadixPopover.Portal>
      <RadixPopover.Content
        data-slot="color-field-picker"
        aria-label={label}
        sideOffset={6}
        align="start"
        collisionPadding={8}
        className={cn(panelVariants(), 'p-3')}
      >
        <ColorPicker
          value={entry.value}
          onValueChange={entry.choose}
          backdrop={parseHexColor((typeof backdrop === 'function' ? backdrop() : backdrop) ?? '')}
          words={words}
        />
      </RadixPopover.Content>
    </RadixPopover.Portal>
  );
}

interface SuggestionsProps {
  colors: readonly string[];
  value: string;
  disabled: boolean;
  words: ColorFieldMessages;
  onChoose: (color: string) => void;
}

function Suggestions({ colors, value, disabled, words, onChoose }: SuggestionsProps) {
  const valid = [...new Set(colors.map(parseHexColor))].filter((color) => color !== undefined);
  const shown = valid.slice(0, suggestionLimit).map((color) => {
    const selected = color === parseHexColor(value);
    return (
      <button
        key={color}
        type="button"
        data-slot="color-field-suggestion"
        data-state={selected ? 'on' : 'off'}
        aria-label={words.use(color)}
        aria-pressed={selected}
        title={color}
        disabled={disabled}
        onClick={() => onChoose(color)}
        className="shrink-0 rounded-md p-0.5 hover:bg-ink/8 disabled:opacity-50 forced-colors:data-[state=on]:outline-2 forced-colors:data-[state=on]:outline-[Highlight]"
      >
        <Swatch color={color} selected={selected} className="size-6" />
      </button>
    );
  });
  return shown.length > 0 ? <div className="flex gap-1">{shown}</div> : null;
}
