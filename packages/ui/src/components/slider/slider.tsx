'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useRef, type ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import { useFieldValue } from '../field/use-field-value.ts';

export interface SliderProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'children' | 'aria-label' | 'aria-valuetext' | 'min' | 'max' | 'step'
> {
  /** The accessible name; a visible one belongs beside it. */
  label: string;
  /** The number, if the caller holds it. */
  value?: number | undefined;
  /** The number at first, and after the form was reset. @default `min` */
  defaultValue?: number | undefined;
  /** Called with every value on the way. */
  onValueChange?: ((value: number) => void) | undefined;
  /** Called once when the thumb or the key is let go after the value was changed by it. */
  onValueCommit?: ((value: number) => void) | undefined;
  /** Smallest value. @default 0 */
  min?: number | undefined;
  /** Largest value. @default 100 */
  max?: number | undefined;
  /** Distance between two values. @default 1 */
  step?: number | undefined;
  /** How the value is spoken, for example as a percentage. */
  formatValue?: ((value: number) => string) | undefined;
  /** Goes to the whole slider; `ref` and all other props go to the `input`. */
  className?: string | undefined;
}

/** The focus ring is drawn around the thumb. Each engine names the thumb its own way, and drops a rule that names both. */
const thumbFocus = [
  'focus-visible:[&::-webkit-slider-thumb]:outline-2 focus-visible:[&::-webkit-slider-thumb]:outline-offset-2 focus-visible:[&::-webkit-slider-thumb]:outline-focus',
  'focus-visible:[&::-moz-range-thumb]:outline-2 focus-visible:[&::-moz-range-thumb]:outline-offset-2 focus-visible:[&::-moz-range-thumb]:outline-focus',
];

/** The line below the thumb, filled up to it. */
function SliderTrack({ share }: { share: number }) {
  return (
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
  );
}

/** A number out of a range where its place matters more than its digits. The browser's own slider, restyled. */
export function Slider({
  label,
  value: givenValue,
  min = 0,
  defaultValue = min,
  onValueChange,
  onValueCommit,
  max = 100,
  step = 1,
  formatValue,
  disabled = false,
  className,
  ref,
  ...props
}: SliderProps) {
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useComposedRefs(input, ref);
  const [value, setValue] = useFieldValue(input, { value: givenValue, defaultValue, onValueChange });
  /** The value of the last `onValueChange` without an `onValueCommit`. Changes by the caller are not counted. */
  const uncommitted = useRef<number>(undefined);
  const share = max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0;
  const commit = () => {
    if (uncommitted.current !== undefined) onValueCommit?.(uncommitted.current);
    uncommitted.current = undefined;
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
      <SliderTrack share={share} />
      <input
        ref={inputRef}
        data-slot="slider-input"
        type="range"
        aria-label={label}
        aria-valuetext={formatValue?.(value)}
        {...{ min, max, step, value, disabled }}
        onChange={(event) => {
          uncommitted.current = event.target.valueAsNumber;
          setValue(event.target.valueAsNumber);
        }}
        onPointerUp={commit}
        onKeyUp={commit}
        className={cn(
          'slider-thumb absolute inset-0 m-0 w-full cursor-pointer touch-none appearance-none rounded-full bg-transparent outline-hidden disabled:cursor-default',
          thumbFocus,
        )}
        {...props}
      />
    </span>
  );
}
