'use client';

import { createContext, use, useRef, type RefObject } from 'react';
import { useDisabled, useFieldSize, type FieldSize } from '../field/field-context.ts';
import * as Field from '../field/field.parts.ts';
import type { FieldRootProps } from '../field/field.tsx';
import { useNumberEntry, type NumberEntry } from './use-number-entry.ts';

interface NumberFieldState {
  entry: NumberEntry;
  input: RefObject<HTMLInputElement | null>;
  size: FieldSize;
  min: number;
  max: number;
  unit: string | undefined;
  disabled: boolean;
  readOnly: boolean;
  required: boolean;
  /** It cannot be changed: it is disabled or can only be read. */
  fixed: boolean;
  name: string | undefined;
  form: string | undefined;
}

const NumberFieldContext = /* @__PURE__ */ createContext<NumberFieldState | null>(null);

/** The state of the number field around a part. */
export function useNumberField(part: string): NumberFieldState {
  const field = use(NumberFieldContext);
  if (!field) throw new Error(`NumberField.${part} stands outside of a number field. Put it into NumberField.Root.`);
  return field;
}

export interface NumberFieldRootProps extends Omit<FieldRootProps, 'defaultValue'> {
  /** The number that is shown, if the caller holds it; null shows an empty field. */
  value?: number | null | undefined;
  /** The number at first, and after the form was reset. @default null */
  defaultValue?: number | null | undefined;
  /** Called with each new value: at every step of a key, a button or a drag, and when what was typed is applied. */
  onValueChange?: ((value: number) => void) | undefined;
  /** Called when the field was emptied. If the caller holds the value and gives no `onClear`, the last number comes back. */
  onClear?: (() => void) | undefined;
  /** Called once at the end of a change, when the key or the pointer is let go or what was typed is applied: one entry of a history. */
  onValueCommit?: ((value: number) => void) | undefined;
  /** The smallest value; a smaller one becomes it. @default -Infinity */
  min?: number | undefined;
  /** The largest value; a larger one becomes it. @default Infinity */
  max?: number | undefined;
  /** How far an arrow key or a button goes. What is typed need not be a multiple of it. @default 1 */
  step?: number | undefined;
  /** May be typed with the number and is spoken with it, for example `px`. */
  unit?: string | undefined;
  /** How many decimals are shown at most. The value, and what a form submits, keeps all of them. @default 2 */
  decimals?: number | undefined;
  /** Shows its number and takes no input. @default false */
  readOnly?: boolean | undefined;
  /** The height of the box: 28, 30, 36 or 44 px. @default 'md', or that of the container around it */
  size?: FieldSize | null | undefined;
  /** Submits the number with a form under this name. */
  name?: string | undefined;
  /** The id of the form that it belongs to, if it is not inside that form. */
  form?: string | undefined;
}

/** Holds the number, by itself or by `value` and `onValueChange`. It is a `Field.Root`: the other parts of Field stand in it as well. */
export function NumberFieldRoot({
  value,
  defaultValue = null,
  onValueChange,
  onClear,
  onValueCommit,
  min = -Infinity,
  max = Infinity,
  step = 1,
  unit,
  decimals = 2,
  disabled: ownDisabled,
  readOnly = false,
  required = false,
  size: givenSize,
  name,
  form,
  ...props
}: NumberFieldRootProps) {
  const size = useFieldSize(givenSize);
  const disabled = useDisabled(ownDisabled);
  const fixed = disabled || readOnly;
  const input = useRef<HTMLInputElement>(null);
  const reports = { onValueChange, onClear, onValueCommit };
  const range = { min, max, step };
  const entry = useNumberEntry(input, { value, defaultValue, ...reports, ...range, unit, decimals, fixed });
  return (
    <NumberFieldContext value={{ entry, input, size, min, max, unit, disabled, readOnly, required, fixed, name, form }}>
      <Field.Root
        data-slot="number-field"
        data-scrubbing={entry.scrub.scrubbing ? '' : undefined}
        dirty={entry.dirty}
        {...{ required, disabled }}
        {...props}
      />
    </NumberFieldContext>
  );
}
