'use client';

import type { VariantProps } from 'class-variance-authority';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useRef, type ComponentProps, type ReactNode, type RefObject } from 'react';
import { cn } from '../../lib/cn.ts';
import { useFieldSize, type FieldSize } from '../field/field-context.ts';
import { controlInput, controlVariants } from '../form-field/control.variants.ts';
import { FormField, type FieldControl, type FieldProps } from '../form-field/form-field.tsx';
import { useNumberEntry, type NumberEntry } from './use-number-entry.ts';

type NumberInputProps = Omit<
  ComponentProps<'input'>,
  'size' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step'
>;

export interface NumberFieldProps extends FieldProps, NumberInputProps, VariantProps<typeof controlVariants> {
  /** The number that is shown, if the caller holds it; null shows an empty field. */
  value?: number | null | undefined;
  /** The number at first, and after the form was reset. @default null */
  defaultValue?: number | null | undefined;
  /** Called with each new value: at every step of a key or a drag, and when what was typed is applied. */
  onValueChange?: ((value: number) => void) | undefined;
  /** Called when the field was emptied. If the caller holds the value and gives no `onClear`, the last number comes back. */
  onClear?: (() => void) | undefined;
  /** Called once at the end of a change, when the key or the pointer is let go or what was typed is applied: one entry of a history. */
  onValueCommit?: ((value: number) => void) | undefined;
  /** The smallest value; a smaller one becomes it. @default -Infinity */
  min?: number | undefined;
  /** The largest value; a larger one becomes it. @default Infinity */
  max?: number | undefined;
  /** How far an arrow key goes. What is typed need not be a multiple of it. @default 1 */
  step?: number | undefined;
  /** Stands behind the number and may be typed with it, for example `px`. */
  unit?: string | undefined;
  /** How many decimals are shown at most. The value, and what a form submits, keeps all of them. @default 2 */
  decimals?: number | undefined;
  /** Puts a short label, as `X`, inside the box, before the number. @default 'top', or that of the Inspector around it */
  labelPlacement?: 'top' | 'start' | 'inside' | undefined;
}

/** A number with its unit: typed, stepped by keys, or dragged by its name. `className` goes to the field, the rest to the `input`. */
export function NumberField({
  label,
  hideLabel,
  hint,
  error,
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
  labelPlacement,
  size: givenSize,
  required,
  id,
  className,
  ref,
  'aria-describedby': describedBy,
  ...props
}: NumberFieldProps) {
  const size = useFieldSize(givenSize);
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useComposedRefs(input, ref);
  const fixed = props.disabled === true || props.readOnly === true;
  const range = { min, max, step };
  const reports = { onValueChange, onClear, onValueCommit };
  const entry = useNumberEntry(input, { value, defaultValue, ...reports, ...range, unit, decimals, fixed });
  const isInside = labelPlacement === 'inside';
  const box = { size, unit, entry, input, insideLabel: isInside ? label : undefined, fixed };
  return (
    <FormField
      data-slot="number-field"
      data-scrubbing={entry.scrub.scrubbing ? '' : undefined}
      {...{ hint, error, required, disabled: props.disabled, describedBy, className }}
      hideLabel={isInside || hideLabel}
      labelPlacement={isInside ? 'top' : labelPlacement}
      controlId={id}
      label={
        <span data-slot="number-field-label" {...entry.scrub.handlers} className={cn(scrubArea(fixed), 'block')}>
          {label}
        </span>
      }
    >
      {(control) => (
        <NumberBox {...box} name={props.name} form={props.form} disabled={props.disabled}>
          <NumberInput
            {...{ control, entry, size, min, max, unit, required }}
            labelled={isInside}
            {...props}
            ref={inputRef}
          />
        </NumberBox>
      )}
    </FormField>
  );
}

const scrubArea = (fixed: boolean) => cn('touch-pan-y select-none', !fixed && 'cursor-ew-resize');

interface NumberBoxProps extends Pick<ComponentProps<'input'>, 'name' | 'form' | 'disabled'> {
  size: FieldSize;
  unit: string | undefined;
  /** The label, if it is inside the box. */
  insideLabel: ReactNode;
  entry: NumberEntry;
  input: RefObject<HTMLInputElement | null>;
  fixed: boolean;
  children: ReactNode;
}

/** The box around the input: the label, if it is inside, and the unit, both of which can be dragged. */
function NumberBox({ size, unit, insideLabel, entry, input, fixed, name, form, disabled, children }: NumberBoxProps) {
  const { scrubbing, handlers } = entry.scrub;
  return (
    <div
      data-slot="number-field-box"
      data-size={size}
      className={cn(controlVariants({ size }), scrubbing && 'border-accent ring-3 ring-accent/18')}
    >
      {insideLabel ? (
        <span
          aria-hidden
          data-slot="number-field-inside-label"
          {...handlers}
          className={cn(
            scrubArea(fixed),
            'flex shrink-0 items-center self-stretch ps-2 text-faint',
            size !== 'xs' && 'ps-3',
          )}
        >
          {insideLabel}
        </span>
      ) : null}
      {children}
      {name ? (
        // The whole number: the visible text is rounded and may be half typed.
        <input type="hidden" name={name} value={entry.value ?? ''} form={form} disabled={disabled} />
      ) : null}
      {unit ? (
        <span
          aria-hidden
          data-slot="number-field-unit"
          {...handlers}
          onClick={() => input.current?.focus()}
          className={cn(
            scrubArea(fixed),
            'flex items-center self-stretch ps-2 pe-3 text-xs text-faint',
            disabled && 'forced-colors:text-[GrayText]',
          )}
        >
          {unit}
        </span>
      ) : null}
    </div>
  );
}

interface NumberInputElementProps extends Omit<ComponentProps<'input'>, 'size' | 'min' | 'max'> {
  control: FieldControl;
  entry: NumberEntry;
  size: FieldSize;
  min: number;
  max: number;
  unit: string | undefined;
  /** The label is in front of it. */
  labelled: boolean;
}

function NumberInput({
  control,
  entry,
  size,
  min,
  max,
  unit,
  labelled,
  name: _name,
  onKeyDown,
  onKeyUp,
  onBlur,
  ...props
}: NumberInputElementProps) {
  return (
    <input
      data-slot="number-field-input"
      type="text"
      inputMode="decimal"
      autoComplete="off"
      role="spinbutton"
      aria-valuenow={entry.value ?? undefined}
      aria-valuemin={Number.isFinite(min) ? min : undefined}
      aria-valuemax={Number.isFinite(max) ? max : undefined}
      aria-valuetext={unit && entry.shown ? `${entry.shown} ${unit}` : undefined}
      {...control}
      value={entry.text}
      onChange={entry.type}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (!event.defaultPrevented) entry.handleKeyDown(event);
      }}
      onKeyUp={(event) => {
        onKeyUp?.(event);
        entry.handleKeyUp(event);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        entry.apply();
      }}
      className={cn(controlInput, 'self-stretch tabular-nums', size === 'xs' && 'px-2', labelled && 'ps-1.5')}
      {...props}
    />
  );
}
