'use client';

import type { VariantProps } from 'class-variance-authority';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { cn } from '../../lib/cn.ts';
import { useFieldSize } from '../field/field-context.ts';
import { useFieldValue } from '../field/use-field-value.ts';
import { controlInput, controlVariants } from '../form-field/control.variants.ts';
import { FormField, type FieldProps } from '../form-field/form-field.tsx';
import { addSteps, clamp, formatNumber, parseNumber } from './number-text.ts';
import { largeStep, useScrub } from './use-scrub.ts';

const isStep = (key: string) => key === 'ArrowUp' || key === 'ArrowDown';

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
  value: givenValue,
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
  disabled = false,
  readOnly = false,
  required,
  id,
  name,
  form,
  className,
  onKeyDown,
  onKeyUp,
  onBlur,
  ref,
  'aria-describedby': describedBy,
  ...props
}: NumberFieldProps) {
  const size = useFieldSize(givenSize);
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useComposedRefs(input, ref);
  /** What is typed and not applied yet. */
  const [draft, setDraft] = useState<string>();
  /** What was reported as changed and not as committed yet. */
  const uncommitted = useRef<number>(undefined);
  const range = { min, max, step };
  const isFixed = disabled || readOnly;
  const canBeEmpty = givenValue === undefined || onClear !== undefined;
  const [value, setValue] = useFieldValue<number | null>(input, {
    value: givenValue,
    defaultValue,
    onValueChange: (next) => (next === null ? onClear?.() : onValueChange?.(next)),
    onReset: () => setDraft(undefined),
  });
  /** Where steps begin: an empty field counts as 0, or as the nearest allowed number. */
  const start = value ?? clamp(0, range);

  const change = (next: number) => {
    if (next === (uncommitted.current ?? value)) return;
    uncommitted.current = next;
    setValue(next);
  };
  const commit = () => {
    if (uncommitted.current !== undefined) onValueCommit?.(uncommitted.current);
    uncommitted.current = undefined;
  };
  const typedOrValue = () => {
    const typed = draft === undefined ? undefined : parseNumber(draft, unit);
    return typed === undefined ? value : clamp(typed, range);
  };
  const apply = () => {
    setDraft(undefined);
    const next = typedOrValue();
    if (draft?.trim() === '' && canBeEmpty && value !== null) setValue(null);
    else if (next !== null) change(next);
    commit();
  };
  const { scrubbing, handlers } = useScrub({
    value: start,
    disabled: isFixed,
    onScrub: (from, steps) => {
      setDraft(undefined);
      change(addSteps(from, steps, range));
    },
    onScrubEnd: commit,
    onScrubCancel: (from) => {
      change(from);
      uncommitted.current = undefined;
    },
  });

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || isFixed) return;
    if (event.key === 'Enter') apply();
    if (event.key === 'Escape') setDraft(undefined);
    if (!isStep(event.key)) return;
    event.preventDefault();
    const steps = (event.key === 'ArrowUp' ? 1 : -1) * (event.shiftKey ? largeStep : 1);
    setDraft(undefined);
    change(addSteps(typedOrValue() ?? start, steps, range));
  };

  const shown = value === null ? '' : formatNumber(value, decimals);
  const isInside = labelPlacement === 'inside';
  const scrubArea = cn('touch-pan-y select-none', !isFixed && 'cursor-ew-resize');
  return (
    <FormField
      data-slot="number-field"
      data-scrubbing={scrubbing ? '' : undefined}
      {...{ hint, error, required, describedBy, className }}
      hideLabel={isInside || hideLabel}
      labelPlacement={isInside ? 'top' : labelPlacement}
      controlId={id}
      label={
        <span data-slot="number-field-label" {...handlers} className={cn(scrubArea, 'block')}>
          {label}
        </span>
      }
    >
      {(control) => (
        <div
          data-slot="number-field-box"
          data-size={size}
          className={cn(controlVariants({ size }), scrubbing && 'border-accent ring-3 ring-accent/18')}
        >
          {isInside ? (
            <span
              aria-hidden
              data-slot="number-field-inside-label"
              {...handlers}
              className={cn(
                scrubArea,
                'flex shrink-0 items-center self-stretch ps-2 text-faint',
                size !== 'xs' && 'ps-3',
              )}
            >
              {label}
            </span>
          ) : null}
          <input
            ref={inputRef}
            data-slot="number-field-input"
            type="text"
            inputMode="decimal"
            autoComplete="off"
            role="spinbutton"
            aria-valuenow={value ?? undefined}
            aria-valuemin={Number.isFinite(min) ? min : undefined}
            aria-valuemax={Number.isFinite(max) ? max : undefined}
            aria-valuetext={unit && shown ? `${shown} ${unit}` : undefined}
            {...control}
            {...{ disabled, readOnly, required, form }}
            value={draft ?? shown}
            onChange={(event) => setDraft(event.target.value)}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              if (!event.defaultPrevented) handleKey(event);
            }}
            onKeyUp={(event) => {
              onKeyUp?.(event);
              if (isStep(event.key)) commit();
            }}
            onBlur={(event) => {
              onBlur?.(event);
              apply();
            }}
            className={cn(controlInput, 'self-stretch tabular-nums', size === 'xs' && 'px-2', isInside && 'ps-1.5')}
            {...props}
          />
          {name ? (
            // The whole number: the visible text is rounded and may be half typed.
            <input type="hidden" name={name} value={value ?? ''} form={form} disabled={disabled} />
          ) : null}
          {unit ? (
            <span
              aria-hidden
              data-slot="number-field-unit"
              {...handlers}
              onClick={() => input.current?.focus()}
              className={cn(
                scrubArea,
                'self-stretch flex items-center ps-2 pe-3 text-xs text-faint',
                disabled && 'forced-colors:text-[GrayText]',
              )}
            >
              {unit}
            </span>
          ) : null}
        </div>
      )}
    </FormField>
  );
}
