'use client';

import { Slider as RadixSlider } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';

export interface SliderProps extends Omit<
  ComponentProps<'span'>,
  'defaultValue' | 'children' | 'dir' | 'aria-label' | 'onChange'
> {
  /** The accessible name; a visible one belongs beside it. */
  label: string;
  value: number;
  /** Called with every value on the way. */
  onValueChange: (value: number) => void;
  /** Called once when the thumb is let go. */
  onValueCommit?: ((value: number) => void) | undefined;
  /** Smallest value; 0 when left out. */
  min?: number | undefined;
  /** Largest value; 100 when left out. */
  max?: number | undefined;
  /** Distance between two values; 1 when left out. */
  step?: number | undefined;
  /** How the value is spoken, for example as a percentage. */
  formatValue?: ((value: number) => string) | undefined;
  disabled?: boolean | undefined;
  /** Submits the value with a form under this name. */
  name?: string | undefined;
  /** Goes to the whole slider; `ref` and all other props go to the thumb, which has the focus and the role. */
  className?: string | undefined;
}

/** A number out of a range where its place matters more than its digits. */
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
  name,
  className,
  ...props
}: SliderProps) {
  return (
    <RadixSlider.Root
      data-slot="slider"
      value={[value]}
      onValueChange={([next]) => (next === undefined ? undefined : onValueChange(next))}
      onValueCommit={([next]) => (next === undefined ? undefined : onValueCommit?.(next))}
      {...{ min, max, step, disabled }}
      {...(name ? { name } : {})}
      className={cn(
        'group relative flex h-6 w-full touch-none items-center select-none data-disabled:opacity-50 forced-colors:data-disabled:opacity-100',
        className,
      )}
    >
      <RadixSlider.Track
        data-slot="slider-track"
        className="relative h-1 grow rounded-full bg-strong/35 forced-colors:bg-[GrayText]"
      >
        <RadixSlider.Range
          data-slot="slider-range"
          className="absolute h-full rounded-full bg-accent group-data-disabled:bg-strong forced-colors:bg-[Highlight] forced-colors:group-data-disabled:bg-[GrayText]"
        />
      </RadixSlider.Track>
      <RadixSlider.Thumb
        data-slot="slider-thumb"
        aria-label={label}
        {...(formatValue ? { 'aria-valuetext': formatValue(value) } : {})}
        // The area that takes a finger is larger than the circle.
        className="relative block size-4 rounded-full border-2 border-accent bg-raised shadow-low transition-transform duration-fast ease-out before:absolute before:-inset-2 group-data-disabled:border-strong hover:scale-110 forced-colors:border-[Highlight] forced-colors:group-data-disabled:border-[GrayText]"
        {...props}
      />
    </RadixSlider.Root>
  );
}
