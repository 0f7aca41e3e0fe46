'use client';

import * as RadixPopover from '@radix-ui/react-popover';
import { createContext, useRef, type RefObject } from 'react';
import { useMessages } from '../../messages/context.ts';
import { usePart } from '../../lib/use-part.ts';
import { useOpenState, type OpenChangeOptions } from '../../lib/open-state.tsx';
import { useDisabled, useFieldSize, type FieldSize } from '../field/field-context.ts';
import * as Field from '../field/field.parts.ts';
import type { FieldRootProps } from '../field/field.tsx';
import { withRule } from '../field/use-validate.ts';
import { colorFieldMessages, type ColorFieldMessages } from './color-field.messages.ts';
import { parseHexColor } from './hex-color.ts';
import { useColorEntry, type ColorEntry } from './use-color-entry.ts';

/** The background of a color, in hex, or a function that samples it. */
export type ColorBackdrop = string | (() => string | undefined);

interface ColorFieldState {
  entry: ColorEntry;
  input: RefObject<HTMLInputElement | null>;
  size: FieldSize;
  disabled: boolean;
  readOnly: boolean;
  required: boolean | undefined;
  name: string | undefined;
  form: string | undefined;
  /** The name of the color in the accessible names of the swatch and the picker. */
  colorName: string;
  words: ColorFieldMessages;
  /** How often the picker was opened. */
  openings: number;
  /** Samples the background, in hex; undefined if there is no `backdrop`, or it is not a color. */
  sampleBackdrop: () => string | undefined;
}

const ColorFieldContext = /* @__PURE__ */ createContext<ColorFieldState | null>(null);

/** The state of the color field around a part. */
export function useColorField(part: string): ColorFieldState {
  return usePart(ColorFieldContext, `ColorField.${part}`, 'ColorField.Root');
}

export interface ColorFieldRootProps extends Omit<FieldRootProps, 'defaultValue'>, OpenChangeOptions {
  /** The color (controlled): `#rrggbb`, or `#rrggbbaa` if it is not opaque; empty for no color. */
  value?: string | undefined;
  /** The color initially and after a form reset (uncontrolled). @default '' */
  defaultValue?: string | undefined;
  /**
   * Called with `#rrggbb` or `#rrggbbaa` on each edit that results in a color, with `''` when the focus leaves an emptied uncontrolled field,
   * and with the initial color on a form reset.
   */
  onValueChange?: ((value: string) => void) | undefined;
  /** The background to compare the color with, in hex, or a function that samples it on each render. The picker shows the contrast. */
  backdrop?: ColorBackdrop | undefined;
  /** The name of the color in the accessible names of the swatch and the picker. @default '' */
  colorName?: string | undefined;
  /** Whether it is read-only: the text can be selected, and the swatch and the suggestions are disabled. @default false */
  readOnly?: boolean | undefined;
  /** The height of the box: 28, 30, 36 or 44 px. @default 'md', or the size of the container around it */
  size?: FieldSize | null | undefined;
  /** Submits the last complete color with a form under this name. */
  name?: string | undefined;
  /** The id of the form, if the field is outside it. */
  form?: string | undefined;
  /** Words that replace those of the provider. */
  messages?: Partial<ColorFieldMessages> | undefined;
}

/** Holds the color and the open state of the picker. It renders a `Field.Root`, so the parts of Field can be used inside. */
export function ColorFieldRoot({
  value,
  defaultValue = '',
  onValueChange,
  open,
  defaultOpen,
  onOpenChange,
  backdrop,
  colorName = '',
  size: givenSize,
  disabled: ownDisabled,
  readOnly = false,
  required,
  name,
  form,
  messages,
  validate,
  children,
  ...props
}: ColorFieldRootProps) {
  const words = useMessages('colorField', colorFieldMessages, messages);
  const size = useFieldSize(givenSize);
  const disabled = useDisabled(ownDisabled);
  const input = useRef<HTMLInputElement>(null);
  const entry = useColorEntry(input, { value, defaultValue, onValueChange, invalid: words.invalid });
  const { root, openings } = useOpenState({ open, defaultOpen, onOpenChange });
  const sampleBackdrop = () => parseHexColor((typeof backdrop === 'function' ? backdrop() : backdrop) ?? '');
  const state = { entry, input, size, disabled, readOnly, required, name, form };
  return (
    <ColorFieldContext value={{ ...state, colorName, words, openings, sampleBackdrop }}>
      <RadixPopover.Root {...root}>
        <Field.Root
          data-slot="color-field"
          validate={withRule(() => entry.wrong, validate)}
          {...{ size, required, disabled }}
          {...props}
        >
          {children}
        </Field.Root>
      </RadixPopover.Root>
    </ColorFieldContext>
  );
}
