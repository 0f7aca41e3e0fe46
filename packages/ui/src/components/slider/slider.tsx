'use client';

import { useRef, type ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';

export interface SliderProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'children' | 'aria-label' | 'aria-valuetext' | 'min' | 'max' | 'step'
> {
  /** The accessible name; a visible one belongs beside it. */
  label: string;
  /** The number that the thumb stands at. */
  value: number;
  /** Called with every value on the way. */
  onValueChange: (value: number) => void;
  /** Called once when the thumb or the key is let go. */
  onValueCommit?: ((value: number) => void) | undefined;
  /** Smallest value; 0 when left out. */
  min?: number | undefined;
  /** Largest value; 100 when left out. */
  max?: number | undefined;
  /** Distance between two values; 1 when left out. */
  step?: number | undefined;
  /** How the value is spoken, for example as a percentage. */
  formatValue?: ((value: number) => string) | undefined;
  /** Goes to the whole slider; `ref` and all other props go to the `input`. */
  className?: string | undefined;
}

/** A number out of a range where its place matters more than its digits. The browser's own slider, drawn anew. */
export function Slider({
  label,
  value,
  onValueChange,
  onValueCommit,
  min = 0,
  max = 100,
  step = 1,
  formatValue,
  disabled = false,
  className,
  ...props
}: SliderProps) {
  const committed = useRef(value);
  const share = max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0;
  const commit = () => {
    if (committed.current === value) return;
    committed.current = value;
    onValueCommit?.(value);
  };
  return (
    <span
      data-slot="slider"
      data-disabled={disabled ? '' : undefined}
      className={cn(
        'group relative flex h-6 w-full items-center data-disabled:opacity-50 forced-colors:data-disabled:opacity-100',
        className,
      )}
    >
      <span
        data-slot="slider-track"
        className="relative h-1 grow overflow-hidden rounded-full bg-strong/35 forced-colors:bg-[GrayText]"
      >
        <span
          data-slot="slider-range"
          // The middle of the thumb goes from half its width to half its width before the end.
          style={{ width: `calc(0.5rem + ${share} * (100% - 1rem))` }}
          className="absolute inset-y-0 start-0 bg-accent group-data-disabled:bg-strong forced-colors:bg-[Highlight] forced-colors:group-data-disabled:bg-[GrayText]"
        />
      </span>
      <input
        data-slot="slider-input"
        type="range"
        aria-label={label}
        aria-valuetext={formatValue?.(value)}
        {...{ min, max, step, value, disabled }}
        onChange={(event) => onValueChange(event.target.valueAsNumber)}
        onPointerUp={commit}
        onKeyUp={commit}
        className="slider-thumb absolute inset-0 m-0 w-full cursor-pointer touch-none appearance-none rounded-full bg-transparent disabled:cursor-default"
        {...props}
      />
    </span>
  );
}
