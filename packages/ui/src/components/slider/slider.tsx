'use client';

import type { ComponentProps } from 'react';
import {
  SliderRange,
  SliderRoot,
  SliderThumb,
  SliderTrack,
  SliderValue,
  type SliderRootProps,
} from './slider-parts.tsx';

export interface SliderProps
  extends
    Omit<SliderRootProps, keyof ComponentProps<'span'> | 'asChild'>,
    Omit<
      ComponentProps<'input'>,
      'type' | 'value' | 'defaultValue' | 'children' | 'aria-label' | 'aria-valuetext' | 'min' | 'max' | 'step'
    > {
  /** The accessible name. Put a visible one beside the slider. */
  label: string;
  /** The number at first, and after the form was reset. @default `min` */
  defaultValue?: number | undefined;
  /** Goes to the whole slider; `ref` and all other props go to the `input`. */
  className?: string | undefined;
}

/** A number in a range, for values whose position matters more than the digits. The native slider with another style. Also as parts. */
export function Slider({
  label,
  value,
  defaultValue,
  onValueChange,
  onValueCommit,
  min,
  max,
  step,
  formatValue,
  disabled,
  name,
  form,
  className,
  ...props
}: SliderProps) {
  return (
    <SliderRoot
      {...{ value, defaultValue, onValueChange, onValueCommit, min, max, step, formatValue, disabled, name, form }}
      className={className}
    >
      <SliderTrack>
        <SliderRange />
      </SliderTrack>
      <SliderThumb aria-label={label} {...props} />
    </SliderRoot>
  );
}

Slider.Root = SliderRoot;
Slider.Track = SliderTrack;
Slider.Range = SliderRange;
Slider.Thumb = SliderThumb;
Slider.Value = SliderValue;
