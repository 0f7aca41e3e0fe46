'use client';

import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import { useDisabled } from '../form-field/field-context.ts';

/** The focus ring around the thumb. Each browser engine has its own selector for the thumb, and ignores a rule that also contains another one. */
const thumbFocus = [
  'focus-visible:[&::-webkit-slider-thumb]:outline-2 focus-visible:[&::-webkit-slider-thumb]:outline-offset-2 focus-visible:[&::-webkit-slider-thumb]:outline-pal-focus',
  'focus-visible:[&::-moz-range-thumb]:outline-2 focus-visible:[&::-moz-range-thumb]:outline-offset-2 focus-visible:[&::-moz-range-thumb]:outline-pal-focus',
];

export interface SliderProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'children' | 'aria-label' | 'aria-valuetext' | 'min' | 'max' | 'step'
> {
  /** The accessible name. It is not visible: also show a name beside the slider. */
  label: string;
  /** The number, which the caller holds. */
  value: number;
  /** Called with each new number, also during a drag. */
  onValueChange?: ((value: number) => void) | undefined;
  /** Smallest value. @default 0 */
  min?: number | undefined;
  /** Largest value. @default 100 */
  max?: number | undefined;
  /** The step between two values. @default 1 */
  step?: number | undefined;
  /** Formats the value, for example as a percentage. Screen readers read this text. */
  formatValue?: ((value: number) => string) | undefined;
  /** Goes to the element around the track; `ref` and all other props go to the `input`. */
  className?: string | undefined;
}

/**
 * A number in a range, for values whose position is more important than the exact number. It is the browser's own slider over a track of
 * ours.
 */
export function Slider({
  label,
  value,
  onValueChange,
  min = 0,
  max = 100,
  step = 1,
  formatValue,
  disabled: ownDisabled,
  className,
  onChange,
  ...props
}: SliderProps) {
  const disabled = useDisabled(ownDisabled);
  const share = max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0;
  return (
    <span
      data-slot="slider"
      data-disabled={disabled ? '' : undefined}
      className={cn(
        'pal-root group relative grid h-6 w-full items-center data-disabled:opacity-50 forced-colors:data-disabled:opacity-100',
        className,
      )}
    >
      <span
        data-slot="slider-track"
        className="relative h-1 overflow-hidden rounded-full bg-pal-strong/35 forced-colors:bg-[GrayText]"
      >
        <span
          data-slot="slider-range"
          // The middle of the thumb stays half a thumb away from both ends of the track.
          style={{ insetInlineEnd: `calc(2 * var(--spacing) + ${1 - share} * (100% - 4 * var(--spacing)))` }}
          className="absolute inset-y-0 start-0 bg-pal-accent group-data-disabled:bg-pal-strong forced-colors:bg-[Highlight] forced-colors:group-data-disabled:bg-[GrayText]"
        />
      </span>
      <input
        data-slot="slider-input"
        type="range"
        aria-label={label}
        aria-valuetext={formatValue?.(value)}
        {...{ min, max, step, value, disabled }}
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.target.valueAsNumber);
        }}
        className={cn(
          'pal-slider-thumb absolute inset-0 m-0 w-full cursor-pointer touch-none appearance-none rounded-full bg-transparent outline-hidden disabled:cursor-default',
          thumbFocus,
        )}
        {...props}
      />
    </span>
  );
}
