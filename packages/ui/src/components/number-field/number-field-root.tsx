'use client';

import { createContext, useRef, type RefObject } from 'react';
import { usePart } from '../../lib/use-part.ts';
import { useDisabled, useFieldSize, type FieldSize } from '../field/field-context.ts';
import * as Field from '../field/field.parts.ts';
import type { FieldRootProps } from '../field/field.tsx';
import type { NumberFormat } from './localised-number.ts';
import { useNotation } from './use-notation.ts';
import { useNumberEntry, type NumberEntry } from './use-number-entry.ts';

/** The state of a number field, for its parts. */
export interface NumberFieldState {
  entry: NumberEntry;
  input: RefObject<HTMLInputElement | null>;
  /** Whether the wheel changes the number. */
  allowWheelScrub: boolean;
  size: FieldSize;
  min: number;
  max: number;
  unit: string | undefined;
  /** The `aria-valuetext`, which screen readers read in place of the plain number. */
  valueText: string | undefined;
  disabled: boolean;
  readOnly: boolean;
  required: boolean;
  /** Whether it is disabled or read-only. */
  fixed: boolean;
  name: string | undefined;
  form: string | undefined;
}

const NumberFieldContext = /* @__PURE__ */ createContext<NumberFieldState | null>(null);

/** The state of the number field around a part. */
export function useNumberField(part: string): NumberFieldState {
  return usePart(NumberFieldContext, `NumberField.${part}`, 'NumberField.Root');
}

export interface NumberFieldRootProps extends Omit<FieldRootProps, 'defaultValue'> {
  /** The number, if the caller holds it; null shows an empty field. */
  value?: number | null | undefined;
  /** The initial number, which a reset of the form restores. @default null */
  defaultValue?: number | null | undefined;
  /**
   * Called with each new number: at every step of a key, a button or a drag, and when a typed text is applied.
   */
  onValueChange?: ((value: number) => void) | undefined;
  /** Called when the field becomes empty. If the caller holds the value and there is no `onClear`, an emptied field gets its last number again. */
  onClear?: (() => void) | undefined;
  /**
   * Called once at the end of a change, when the key or the pointer is released or a typed text is applied. Use it to add one entry to an
   * undo history.
   */
  onValueCommit?: ((value: number) => void) | undefined;
  /**
   * The typed text that is not applied yet, if the caller holds it; null shows the number. A stored text shows a draft again, for example after a reload.
   * @default held by the field
   */
  inputValue?: string | null | undefined;
  /**
   * Called with each typed text, and with null when it is applied or discarded.
   */
  onInputValueChange?: ((inputValue: string | null) => void) | undefined;
  /** The smallest number. A smaller typed number becomes this one. @default -Infinity */
  min?: number | undefined;
  /** The largest number. A larger typed number becomes this one. @default Infinity */
  max?: number | undefined;
  /** The amount that an arrow key or a button adds. A typed number does not have to be a multiple of it. @default 1 */
  step?: number | undefined;
  /** The amount that is added while Alt is held down: by an arrow key, a button, a drag or the wheel. @default a tenth of `step` */
  smallStep?: number | undefined;
  /** The amount that is added while Shift is held down. @default ten times `step` */
  largeStep?: number | undefined;
  /** Whether the wheel changes the number while the input has the focus and is under the pointer. The page then does not scroll. @default false */
  allowWheelScrub?: boolean | undefined;
  /** The unit, for example `px`. Users may type it, and screen readers read it. */
  unit?: string | undefined;
  /**
   * The largest number of decimals that are shown. The value and the form keep all of them. With `format` it has no effect: use
   * `maximumFractionDigits` there.
   * @default 2
   */
  decimals?: number | undefined;
  /**
   * The format in which the number is shown, with the options of `Intl.NumberFormat`: a currency, a percentage (0.25 is shown as 25%), a
   * unit, grouped digits. Users may type and paste a number in this format or a plain number. The form submits the plain number.
   * @default digits without groups, with at most `decimals` decimals
   */
  format?: NumberFormat | undefined;
  /** The language of `format`, as a BCP 47 language tag. @default that of the provider */
  locale?: string | undefined;
  /** Whether it is read-only. @default false */
  readOnly?: boolean | undefined;
  /**
   * The height of the box: 28, 30, 36 or 44 px.
   * @default that of the Inspector around it, else 'md', or 'sm' if the density is compact
   */
  size?: FieldSize | null | undefined;
  /** Submits the number with a form under this name. */
  name?: string | undefined;
  /** The id of the form that it belongs to, if it is not inside that form. */
  form?: string | undefined;
}

/** Holds the number. Use `value` and `onValueChange` to control it. It is a `Field.Root`, which can contain the other parts of Field. */
export function NumberFieldRoot({
  value,
  defaultValue = null,
  onValueChange,
  onClear,
  onValueCommit,
  min = -Infinity,
  max = Infinity,
  step = 1,
  smallStep,
  largeStep,
  inputValue,
  onInputValueChange,
  allowWheelScrub = false,
  unit,
  decimals,
  format,
  locale,
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
  const callbacks = { onValueChange, onClear, onValueCommit, inputValue, onInputValueChange };
  const range = { min, max, step, smallStep, largeStep };
  const notation = useNotation({ format, locale, unit, decimals });
  const entry = useNumberEntry(input, { value, defaultValue, ...callbacks, ...range, notation, fixed });
  const valueText = format ? entry.shown : unit && `${entry.shown} ${unit}`;
  const flags = { disabled, readOnly, required, fixed };
  const state = { entry, input, allowWheelScrub, size, min, max, unit, ...flags, name, form };
  const root = { size, required, disabled, dirty: entry.dirty };
  return (
    <NumberFieldContext value={{ ...state, valueText: entry.shown ? valueText : undefined }}>
      <Field.Root
        data-slot="number-field"
        data-scrubbing={entry.scrub.scrubbing ? '' : undefined}
        {...root}
        {...props}
      />
    </NumberFieldContext>
  );
}
