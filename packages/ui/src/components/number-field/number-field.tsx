'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { cn } from '../../lib/cn.ts';
import { useEscape } from '../../lib/use-escape.ts';
import { controlInput, controlVariants } from '../form-field/control.variants.ts';
import { useDisabled, useFieldControl, useFieldSize, type FieldSize } from '../form-field/field-context.ts';
import { divideFieldProps, FormField, type FieldProps, type FormFieldProps } from '../form-field/form-field.tsx';
import { addSteps, clamp, formatNumber, parseNumber, type NumberRange } from './number-text.ts';
import { useScrub } from './use-scrub.ts';

export interface NumberFieldProps
  extends
    FieldProps,
    Pick<FormFieldProps, 'labelPlacement'>,
    Omit<
      ComponentProps<'input'>,
      'size' | 'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'name' | 'form'
    > {
  /** The number, if the caller holds it; null shows an empty field. */
  value?: number | null | undefined;
  /** The number at first, if the field holds it. @default null */
  defaultValue?: number | null | undefined;
  /** Called with each new number: at every step of a key or a drag, and when a typed text is applied. */
  onValueChange?: ((value: number) => void) | undefined;
  /** Called when the field becomes empty. If the caller holds the value and there is no `onClear`, an emptied field gets its last number again. */
  onClear?: (() => void) | undefined;
  /** The smallest number. A smaller typed number becomes this one. @default -Infinity */
  min?: number | undefined;
  /** The largest number. A larger typed number becomes this one. @default Infinity */
  max?: number | undefined;
  /** The amount that an arrow key adds: ten times as much with Shift, a tenth with Alt. A typed number does not have to be a multiple of it. @default 1 */
  step?: number | undefined;
  /** The unit, for example `px`. It is shown after the number, users may type it, and screen readers read it. */
  unit?: string | undefined;
  /** The largest number of decimals that are shown. The value keeps all of them. @default 2 */
  decimals?: number | undefined;
  /**
   * The height of the box: 28, 30, 36 or 44 px.
   * @default that of the Inspector around it, else 'md', or 'sm' if the density is compact
   */
  size?: FieldSize | null | undefined;
}

/** How many steps a key or a drag makes at once. */
const factorOf = ({ altKey, shiftKey }: Pick<KeyboardEvent, 'altKey' | 'shiftKey'>) =>
  altKey ? 0.1 : shiftKey ? 10 : 1;

interface HeldNumber {
  value: number | null;
  setValue: (value: number | null) => void;
  /** Whether an emptied field stays empty. If not, it gets its last number again. */
  canBeEmpty: boolean;
  range: NumberRange;
  /** The typed text that is not applied yet; null while the field shows its number. */
  draft: string | null;
  setDraft: (draft: string | null) => void;
  /** Whether it is disabled or read-only. */
  fixed: boolean;
}

/** The number to which steps are added. An empty field counts as 0, or as the allowed number that is nearest to 0. */
const startOf = ({ value, range }: HeldNumber) => value ?? clamp(0, range);

/** Changes the number by a drag. @returns the handlers of the dragged element, and whether it is dragged */
function useDrag(number: HeldNumber) {
  const { value, setValue, range, setDraft, fixed } = number;
  /** The last number of a drag, which may not be drawn yet when the pointer moves again. */
  const dragged = useRef<number>(undefined);
  return useScrub({
    value: startOf(number),
    disabled: fixed,
    factorOf,
    onScrub: (from, steps) => {
      const next = addSteps(from, steps, range);
      setDraft(null);
      if (next !== (dragged.current ?? value)) setValue(next);
      dragged.current = next;
    },
    onScrubEnd: () => {
      dragged.current = undefined;
    },
    onScrubCancel: (from) => {
      dragged.current = undefined;
      setValue(from);
    },
  });
}

/** Changes the number by keys and a typed text. @returns what applies the typed text, and the handler of the keys */
function useTyping(number: HeldNumber, unit: string | undefined) {
  const { value, setValue, canBeEmpty, range, draft, setDraft, fixed } = number;
  const change = (next: number | null) => {
    setDraft(null);
    if (next !== value) setValue(next);
  };
  /** The typed number, or the last one if the typed text is not a number. */
  const typedOrValue = () => {
    const typed = draft === null ? undefined : parseNumber(draft, unit);
    return typed === undefined ? value : clamp(typed, range);
  };
  const apply = () => change(draft?.trim() === '' && canBeEmpty ? null : typedOrValue());
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.defaultPrevented || event.nativeEvent.isComposing || fixed) return;
    if (event.key === 'Enter') apply();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const steps = (event.key === 'ArrowUp' ? 1 : -1) * factorOf(event);
    change(addSteps(typedOrValue() ?? startOf(number), steps, range));
  };
  return { apply, handleKeyDown };
}

interface NumberInputProps extends Omit<ComponentProps<'input'>, 'size' | 'value'> {
  number: HeldNumber;
  /** The number as text, rounded. */
  shown: string;
  unit: string | undefined;
  size: FieldSize;
}

/** The text input of the number. It applies a typed text at Enter and when it loses the focus. */
function NumberInput({ number, shown, unit, size, ref, onChange, onKeyDown, onBlur, ...props }: NumberInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const { value, draft, setDraft, range } = number;
  const { apply, handleKeyDown } = useTyping(number, unit);
  useEscape(input, draft !== null, () => setDraft(null));
  return (
    <input
      ref={useComposedRefs(input, ref)}
      data-slot="number-field-input"
      type="text"
      inputMode="decimal"
      autoComplete="off"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `type="number"` accepts neither a unit nor an incomplete fraction
      role="spinbutton"
      aria-valuenow={value ?? undefined}
      aria-valuemin={Number.isFinite(range.min) ? range.min : undefined}
      aria-valuemax={Number.isFinite(range.max) ? range.max : undefined}
      aria-valuetext={unit && shown ? `${shown} ${unit}` : undefined}
      value={draft ?? shown}
      onChange={(event) => {
        onChange?.(event);
        setDraft(event.target.value);
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        handleKeyDown(event);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        apply();
      }}
      className={cn(controlInput, 'self-stretch tabular-nums', size === 'xs' && 'px-2')}
      {...useFieldControl(props)}
    />
  );
}

interface BoxProps extends NumberInputProps {
  drag: ReturnType<typeof useDrag>;
  dragStyle: string;
}

/** The box with the number and its unit. */
function Box({ drag, dragStyle, unit, size, disabled, ...input }: BoxProps) {
  return (
    <div
      data-slot="number-field-box"
      data-size={size}
      className={cn(controlVariants({ size }), drag.scrubbing && 'border-pal-accent ring-3 ring-pal-accent/18')}
    >
      <NumberInput {...input} {...{ unit, size, disabled }} />
      {unit ? (
        <span
          aria-hidden
          data-slot="number-field-unit"
          className={cn(
            'flex items-center self-stretch ps-2 pe-3 text-pal-xs text-pal-faint',
            disabled && 'forced-colors:text-[GrayText]',
            dragStyle,
          )}
          {...drag.handlers}
          onClick={({ currentTarget }) => currentTarget.parentElement?.querySelector('input')?.focus()}
        >
          {unit}
        </span>
      ) : null}
    </div>
  );
}

/**
 * A number with its unit. Users type it, change it by steps with the arrow keys, or drag its label or unit. `className` goes to the field;
 * `ref` and all other props go to the `input`.
 */
export function NumberField({
  value: givenValue,
  defaultValue = null,
  onValueChange,
  onClear,
  min = -Infinity,
  max = Infinity,
  step = 1,
  unit,
  decimals = 2,
  labelPlacement,
  size: ownSize,
  readOnly = false,
  ...props
}: NumberFieldProps) {
  const [frame, input] = divideFieldProps(props);
  const size = useFieldSize(ownSize);
  const disabled = useDisabled(frame.disabled);
  const [own, setOwn] = useState(defaultValue);
  const [draft, setDraft] = useState<string | null>(null);
  const value = givenValue === undefined ? own : givenValue;
  const setValue = (next: number | null) => {
    setOwn(next);
    if (next === null) onClear?.();
    else onValueChange?.(next);
  };
  const canBeEmpty = givenValue === undefined || onClear !== undefined;
  const fixed = disabled || readOnly;
  const number = { value, setValue, canBeEmpty, range: { min, max, step }, draft, setDraft, fixed };
  const drag = useDrag(number);
  const dragStyle = cn('touch-pan-y select-none', !fixed && 'cursor-ew-resize');
  const shown = value === null ? '' : formatNumber(value, decimals);
  const label = (
    <span data-slot="number-field-label" className={cn('inline-block', dragStyle)} {...drag.handlers}>
      {frame.label}
    </span>
  );
  return (
    <FormField data-slot="number-field" {...frame} {...{ label, labelPlacement, size, disabled }}>
      <Box
        {...input}
        {...{ number, shown, unit, size, readOnly, disabled, drag, dragStyle }}
        required={frame.required}
      />
    </FormField>
  );
}
