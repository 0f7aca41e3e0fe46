'use client';

import { Slider as RadixSlider } from 'radix-ui';
import { cn } from '../../lib/cn.ts';

export interface SliderProps {
  /** The accessible name; a visible one belongs beside it. */
  label: string;
  value: number;
  onValueChange: (value: number) => void;
  /** Called once when the thumb is let go. */
  onValueCommit?: ((value: number) => void) | undefined;
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
  /** How the value is spoken, for example as a percentage. */
  formatValue?: ((value: number) => string) | undefined;
  disabled?: boolean | undefined;
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
  className,
}: SliderProps) {
  return (
    <RadixSlider.Root
      data-slot="slider"
      value={[value]}
      onValueChange={([next]) => (next === undefined ? undefined : onValueChange(next))}
      onValueCommit={([next]) => (next === undefined ? undefined : onValueCommit?.(next))}
      {...{ min, max, step, disabled }}
      className={cn(
        'group relative flex h-5 w-full touch-none items-center select-none data-disabled:opacity-50',
        className,
      )}
    >
      <RadixSlider.Track className="relative h-1 grow rounded-full bg-strong/35">
        <RadixSlider.Range className="absolute h-full rounded-full bg-accent group-data-disabled:bg-strong" />
      </RadixSlider.Track>
      <RadixSlider.Thumb
        data-slot="slider-thumb"
        aria-label={label}
        {...(formatValue ? { 'aria-valuetext': formatValue(value) } : {})}
        className="block size-4 rounded-full border-2 border-accent bg-raised shadow-low transition-transform duration-fast ease-out group-data-disabled:border-strong hover:scale-110"
      />
    </RadixSlider.Root>
  );
}
