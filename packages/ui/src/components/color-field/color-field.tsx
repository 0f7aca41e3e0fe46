'use client';

import * as RadixPopover from '@radix-ui/react-popover';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { useState, type ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import { useOpenState } from '../../lib/open-state.tsx';
import { useMessages } from '../../messages/context.ts';
import { useDisabled, useFieldControl, useFieldSize, type FieldSize } from '../form-field/field-context.ts';
import { controlInput, controlVariants } from '../form-field/control.variants.ts';
import { divideFieldProps, FormField, type FieldProps } from '../form-field/form-field.tsx';
import { ColorPicker, colorFieldMessages, type ColorFieldMessages } from './color-picker.tsx';
import { parseHexColor } from './hex-color.ts';
import { Swatch } from './swatch.tsx';

/** How many suggested colors are shown at most. */
const maxSuggestions = 3;

/** The minimum width of the box, so that `#dddddddd`, the widest hex color, fits; and the padding before the swatch. */
const boxSizes = { xs: 'min-w-29 px-0.5', sm: 'min-w-33 ps-1.5', md: 'min-w-36 ps-1.5', lg: 'min-w-40 ps-1.5' };

const swatchSize = (size: FieldSize) => (size === 'xs' ? 'size-5' : 'size-6');

export interface ColorFieldProps
  extends FieldProps, Omit<ComponentProps<'input'>, 'size' | 'type' | 'value' | 'defaultValue' | 'name' | 'form'> {
  /** The color (controlled): `#rrggbb`, or `#rrggbbaa` if it is not opaque; empty for no color. */
  value?: string | undefined;
  /** The color initially (uncontrolled). @default '' */
  defaultValue?: string | undefined;
  /** Called with `#rrggbb` or `#rrggbbaa` on each edit that results in a color. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Suggested colors beside the field, in hex. Only the first three valid ones are shown; duplicates are ignored. @default [] */
  suggestions?: readonly string[] | undefined;
  /** The height of the box: 28, 30, 36 or 44 px. @default 'md', or the size of the container around it */
  size?: FieldSize | null | undefined;
  /** Goes to the field; `ref` and all other props go to the `input`. */
  className?: string | undefined;
  /** Words that replace those of the provider. */
  messages?: Partial<ColorFieldMessages> | undefined;
}

/** A field for a color: a text input, a picker and suggested colors. When the focus leaves a text that is not a color, the last color is shown again. */
export function ColorField({
  value: givenValue,
  defaultValue = '',
  onValueChange,
  suggestions = [],
  size: givenSize,
  readOnly = false,
  messages,
  ...props
}: ColorFieldProps) {
  const [frame, input] = divideFieldProps(props);
  const words = useMessages('colorField', colorFieldMessages, messages);
  const size = useFieldSize(givenSize);
  const fixed = useDisabled(frame.disabled) || readOnly;
  const [draft, setDraft] = useState<string>();
  const [value, setValue] = useControllableState<string>({
    ...(givenValue === undefined ? {} : { prop: givenValue }),
    defaultProp: defaultValue,
    onChange: (next) => onValueChange?.(next),
  });
  const { root, openings } = useOpenState({});
  const choose = (color: string) => {
    setDraft(undefined);
    setValue(color);
  };
  const type = (text: string) => {
    const color = parseHexColor(text);
    setDraft(text);
    if (color) setValue(color);
  };
  const name = typeof frame.label === 'string' ? frame.label : '';
  return (
    <RadixPopover.Root {...root}>
      <FormField data-slot="color-field" {...frame} size={size}>
        <div className="flex min-w-0 flex-wrap items-center gap-1">
          <RadixPopover.Anchor asChild>
            <div
              data-slot="color-field-control"
              data-size={size}
              className={cn(controlVariants({ size }), 'w-0 flex-1', boxSizes[size])}
            >
              <PickerTrigger {...{ value, size }} label={words.pick(name)} disabled={fixed} />
              <HexInput
                {...{ size, readOnly }}
                {...input}
                text={draft ?? value}
                onType={type}
                onLeave={() => setDraft(undefined)}
              />
            </div>
          </RadixPopover.Anchor>
          <ColorPicker {...{ value, openings, words }} label={words.picker(name)} onChoose={choose} />
          <Suggestions {...{ value, suggestions, size, words }} disabled={fixed} onChoose={choose} />
        </div>
      </FormField>
    </RadixPopover.Root>
  );
}

interface PickerTriggerProps {
  value: string;
  size: FieldSize;
  label: string;
  disabled: boolean;
}

/** A button that shows the color and opens the picker. */
function PickerTrigger({ value, size, label, disabled }: PickerTriggerProps) {
  return (
    <RadixPopover.Trigger
      data-slot="color-field-trigger"
      aria-label={label}
      disabled={disabled}
      className={cn(
        'shrink-0 rounded-pal-sm disabled:opacity-50',
        // The padding makes the target 24 px wide and high, without overlapping the input. The focus ring is where it is without the padding.
        size === 'xs' && 'rounded-pal-md p-0.5 outline-offset-0',
      )}
    >
      <Swatch color={value} className={swatchSize(size)} />
    </RadixPopover.Trigger>
  );
}

interface HexInputProps extends Omit<ComponentProps<'input'>, 'size'> {
  size: FieldSize;
  /** The color, or the typed text, which may be incomplete. */
  text: string;
  onType: (text: string) => void;
  /** Called when the focus leaves the input. */
  onLeave: () => void;
}

/** The input for the color as text. */
function HexInput({ size, text, onType, onLeave, onChange, onBlur, ...props }: HexInputProps) {
  return (
    <input
      data-slot="input"
      type="text"
      // A color is written from left to right in every language.
      dir="ltr"
      spellCheck={false}
      autoComplete="off"
      maxLength={9}
      value={text}
      onChange={(event) => {
        onChange?.(event);
        onType(event.target.value);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        onLeave();
      }}
      className={cn(
        controlInput,
        'self-stretch px-2.5 uppercase tabular-nums placeholder:normal-case rtl:text-end',
        size === 'xs' && 'px-1',
      )}
      {...useFieldControl(props)}
    />
  );
}

interface SuggestionsProps {
  value: string;
  suggestions: readonly string[];
  size: FieldSize;
  disabled: boolean;
  words: ColorFieldMessages;
  onChoose: (color: string) => void;
}

/** Suggested colors, each as a button that sets it. */
function Suggestions({ value, suggestions, size, disabled, words, onChoose }: SuggestionsProps) {
  const valid = [...new Set(suggestions.map(parseHexColor))].filter((color) => color !== undefined);
  if (valid.length === 0) return null;
  return (
    <div data-slot="color-field-suggestions" className={cn('flex', size === 'xs' ? 'gap-0.5' : 'gap-1')}>
      {valid.slice(0, maxSuggestions).map((color) => {
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
            className="shrink-0 rounded-pal-md p-0.5 hover:bg-pal-ink/8 disabled:opacity-50 forced-colors:data-[state=on]:outline-2 forced-colors:data-[state=on]:outline-[Highlight]"
          >
            <Swatch color={color} selected={selected} className={swatchSize(size)} />
          </button>
        );
      })}
    </div>
  );
}
