'use client';

import * as RadixPopover from '@radix-ui/react-popover';
import { createContext, use, useRef, type RefObject } from 'react';
import { useMessages } from '../../messages/context.ts';
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
  required: boolean | undefined;
  name: string | undefined;
  form: string | undefined;
  /** The name of the color in the accessible names of the buttons. */
  colorName: string;
  words: ColorFieldMessages;
  /** Samples what is behind the color, as hex; undefined if there is nothing to compare with. */
  sampleBackdrop: () => string | undefined;
}

const ColorFieldContext = /* @__PURE__ */ createContext<ColorFieldState | null>(null);

/** The state of the color field around a part. */
export function useColorField(part: string): ColorFieldState {
  const field = use(ColorFieldContext);
  if (!field) throw new Error(`ColorField.${part} stands outside of a color field. Put it into ColorField.Root.`);
  return field;
}

export interface ColorFieldRootProps extends Omit<FieldRootProps, 'defaultValue'> {
  /** The color, if the caller holds it: `#rrggbb`, or `#rrggbbaa` if it is not opaque; empty for no color. */
  value?: string | undefined;
  /** The color at first, and after the form was reset. @default '' */
  defaultValue?: string | undefined;
  /** Called with `#rrggbb` or `#rrggbbaa` on each edit that results in a color. */
  onValueChange?: ((color: string) => void) | undefined;
  /** Whether the picker is open, if the caller holds it. */
  open?: boolean | undefined;
  /** Whether the picker is open at first. @default false */
  defaultOpen?: boolean | undefined;
  /** Called when the picker opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The background of the color, in hex, or a function that samples it when the picker is drawn: shows the contrast between them. */
  backdrop?: ColorBackdrop | undefined;
  /** The name of the color in the accessible names of the swatch and the picker. @default '' */
  colorName?: string | undefined;
  /** The height of the box: 28, 30, 36 or 44 px. @default 'md', or that of the container around it */
  size?: FieldSize | null | undefined;
  /** Submits the last complete color with a form under this name. */
  name?: string | undefined;
  /** The id of the form that it belongs to, if it is not inside that form. */
  form?: string | undefined;
  /** Words that replace those of the provider. */
  messages?: Partial<ColorFieldMessages> | undefined;
}

/** Holds the color, and whether the picker is open. It is a `Field.Root`: put the other parts of Field into it. */
export function ColorFieldRoot({
  value,
  defaultValue = '',
  onValueChange,
  open,
  defaultOpen = false,
  onOpenChange,
  backdrop,
  colorName = '',
  size: givenSize,
  disabled: ownDisabled,
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
  const sampleBackdrop = () => parseHexColor((typeof backdrop === 'function' ? backdrop() : backdrop) ?? '');
  return (
    <ColorFieldContext value={{ entry, input, size, disabled, required, name, form, colorName, words, sampleBackdrop }}>
      <RadixPopover.Root
        defaultOpen={defaultOpen}
        {...(open === undefined ? {} : { open })}
        {...(onOpenChange ? { onOpenChange } : {})}
      >
        <Field.Root
          data-slot="color-field"
          validate={withRule(() => entry.wrong, validate)}
          {...{ required, disabled }}
          {...props}
        >
          {children}
        </Field.Root>
      </RadixPopover.Root>
    </ColorFieldContext>
  );
}
