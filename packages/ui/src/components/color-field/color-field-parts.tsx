'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import * as RadixPopover from '@radix-ui/react-popover';
import { Primitive } from '@radix-ui/react-primitive';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import { useFieldControl } from '../field/field-context.ts';
import { controlInput, controlVariants } from '../form-field/control.variants.ts';
import { useColorField } from './color-field-root.tsx';
import { parseHexColor } from './hex-color.ts';
import { Swatch } from './swatch.tsx';

/** The minimum width of the box, so that `#dddddddd`, the widest hex color, fits; and the padding before the swatch. */
const boxSizes = { xs: 'min-w-29 px-0.5', sm: 'min-w-33 ps-1.5', md: 'min-w-36 ps-1.5', lg: 'min-w-40 ps-1.5' };

/** The box with the swatch and the input. The picker opens below it. */
export function ColorFieldControl({ className, ...props }: ComponentProps<typeof Primitive.div>) {
  const { size } = useColorField('Control');
  return (
    <RadixPopover.Anchor asChild>
      <Primitive.div
        data-slot="color-field-control"
        data-size={size}
        className={cn(controlVariants({ size }), 'w-0 flex-1', boxSizes[size], className)}
        {...props}
      />
    </RadixPopover.Anchor>
  );
}

/** A button that shows the color and opens the picker. */
export function ColorFieldSwatch({ className, disabled: _disabled, ...props }: ComponentProps<'button'>) {
  const { entry, size, disabled, readOnly, colorName, words } = useColorField('Swatch');
  return (
    <RadixPopover.Trigger
      data-slot="color-field-trigger"
      aria-label={words.pick(colorName)}
      disabled={disabled || readOnly}
      className={cn(
        'shrink-0 rounded-sm disabled:opacity-50',
        // The padding makes the target 24 px wide and high, without overlapping the input. The focus ring is where it is without the padding.
        size === 'xs' && 'rounded-md p-0.5 outline-offset-0',
        className,
      )}
      {...props}
    >
      <Swatch color={entry.value} className={size === 'xs' ? 'size-5' : 'size-6'} />
    </RadixPopover.Trigger>
  );
}

export type ColorFieldInputProps = Omit<
  ComponentProps<typeof Primitive.input>,
  'size' | 'type' | 'value' | 'defaultValue' | 'name' | 'form'
>;

/** The input for the color as text, and the hidden input that submits the last complete color. */
export function ColorFieldInput({
  className,
  ref,
  disabled: _disabled,
  readOnly: _readOnly,
  required: _required,
  onChange,
  onBlur,
  ...props
}: ColorFieldInputProps) {
  const { entry, input, size, disabled, readOnly, required, name, form } = useColorField('Input');
  return (
    <>
      <Primitive.input
        ref={useComposedRefs(input, ref)}
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
        className={cn(
          controlInput,
          'self-stretch px-2.5 uppercase tabular-nums placeholder:normal-case rtl:text-end',
          size === 'xs' && 'px-1',
          className,
        )}
        {...useFieldControl({ ...props, disabled, required })}
        {...{ readOnly, form }}
      />
      {name ? <input type="hidden" value={entry.submitted} {...{ name, form, disabled }} /> : null}
    </>
  );
}

/** How many suggested colors are shown at most. */
const suggestionLimit = 3;

export interface ColorFieldSuggestionsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Suggested colors in hex. Only the first three valid ones are shown; duplicates are ignored. */
  colors: readonly string[];
}

/** Suggested colors, each as a button that sets it. */
export function ColorFieldSuggestions({ colors, className, ...props }: ColorFieldSuggestionsProps) {
  const { entry, size, disabled, readOnly, words } = useColorField('Suggestions');
  const valid = [...new Set(colors.map(parseHexColor))].filter((color) => color !== undefined);
  const shown = valid.slice(0, suggestionLimit).map((color) => {
    const selected = color === parseHexColor(entry.value);
    return (
      <button
        key={color}
        type="button"
        data-slot="color-field-suggestion"
        data-state={selected ? 'on' : 'off'}
        aria-label={words.use(color)}
        aria-pressed={selected}
        title={color}
        disabled={disabled || readOnly}
        onClick={() => entry.choose(color)}
        className="shrink-0 rounded-md p-0.5 hover:bg-ink/8 disabled:opacity-50 forced-colors:data-[state=on]:outline-2 forced-colors:data-[state=on]:outline-[Highlight]"
      >
        <Swatch color={color} selected={selected} className={size === 'xs' ? 'size-5' : 'size-6'} />
      </button>
    );
  });
  return shown.length > 0 ? (
    <div
      data-slot="color-field-suggestions"
      className={cn('flex', size === 'xs' ? 'gap-0.5' : 'gap-1', className)}
      {...props}
    >
      {shown}
    </div>
  ) : null;
}
