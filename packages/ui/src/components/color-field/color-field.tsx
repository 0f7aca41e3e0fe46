'use client';

import type { ComponentProps } from 'react';
import { FieldLine, useFieldLine, type FieldProps } from '../form-field/form-field.tsx';
import { divideFieldProps } from '../form-field/frame-props.ts';
import {
  ColorFieldControl,
  ColorFieldInput,
  ColorFieldSuggestions,
  ColorFieldSwatch,
  type ColorFieldInputProps,
} from './color-field-parts.tsx';
import { ColorFieldRoot, type ColorFieldRootProps } from './color-field-root.tsx';
import { ColorFieldArea, ColorFieldContrast, ColorFieldEyeDropper, ColorFieldPicker } from './color-picker.tsx';

export interface ColorFieldProps
  extends
    FieldProps,
    Omit<
      ColorFieldRootProps,
      keyof ComponentProps<'div'> | 'asChild' | 'controlId' | 'describedBy' | 'invalid' | 'colorName'
    >,
    ColorFieldInputProps {
  /** The color initially and after a form reset (uncontrolled). @default '' */
  defaultValue?: string | undefined;
  /** Suggested colors beside the field, in hex. Only the first three valid ones are shown; duplicates are ignored. @default [] */
  suggestions?: readonly string[] | undefined;
  /** Goes to the field; `ref` and all other props go to the `input`. */
  className?: string | undefined;
}

/** A field for a color: a text input, a picker and suggested colors. A text that is not a color blocks submission. Also available as parts. */
export function ColorField({
  value,
  defaultValue,
  onValueChange,
  open,
  defaultOpen,
  onOpenChange,
  suggestions = [],
  backdrop,
  messages,
  size,
  readOnly,
  name,
  form,
  ...props
}: ColorFieldProps) {
  const [frame, input] = divideFieldProps(props);
  const [root, line] = useFieldLine(frame);
  return (
    <ColorFieldRoot
      {...{ value, defaultValue, onValueChange, backdrop, messages }}
      {...{ open, defaultOpen, onOpenChange }}
      {...{ size, readOnly, name, form }}
      colorName={typeof frame.label === 'string' ? frame.label : ''}
      {...root}
    >
      <FieldLine {...line}>
        <div className="flex min-w-0 flex-wrap items-center gap-1">
          <ColorFieldControl>
            <ColorFieldSwatch />
            <ColorFieldInput {...input} />
          </ColorFieldControl>
          <ColorFieldPicker />
          <ColorFieldSuggestions colors={suggestions} />
        </div>
      </FieldLine>
    </ColorFieldRoot>
  );
}

ColorField.Root = ColorFieldRoot;
ColorField.Control = ColorFieldControl;
ColorField.Swatch = ColorFieldSwatch;
ColorField.Input = ColorFieldInput;
ColorField.Suggestions = ColorFieldSuggestions;
ColorField.Picker = ColorFieldPicker;
ColorField.Area = ColorFieldArea;
ColorField.Contrast = ColorFieldContrast;
ColorField.EyeDropper = ColorFieldEyeDropper;
