'use client';

import { useState, type ComponentProps } from 'react';
import { SliderRange, SliderThumb, SliderTrack, SliderValue } from './slider-parts.tsx';
import { SliderRoot, type SliderRootProps } from './slider-root.tsx';
import type { SliderNumbers } from './use-slider-state.ts';

export interface SliderProps<Numbers extends SliderNumbers = SliderNumbers>
  extends
    Omit<SliderRootProps<Numbers>, keyof ComponentProps<'span'> | 'asChild'>,
    Omit<
      ComponentProps<'input'>,
      'type' | 'value' | 'defaultValue' | 'children' | 'aria-label' | 'aria-valuetext' | 'min' | 'max' | 'step'
    > {
  /** The accessible name; of several thumbs, that of the group. Put a visible one beside the slider. */
  label: string;
  /** The accessible name of each of several thumbs. @default the words of `messages` */
  thumbLabels?: readonly string[] | undefined;
  /** The number at first, and after the form was reset. An array makes one thumb for each of its numbers. @default `min` */
  defaultValue?: Numbers | undefined;
  /** Goes to the whole slider. `ref` and `id` go to the first `input`, all other props to each `input`. */
  className?: string | undefined;
}

/**
 * One or several numbers in a range, for values whose position matters more than the digits. Native sliders with another style.
 * Also as parts.
 */
export function Slider<Numbers extends SliderNumbers = SliderNumbers>({
  label,
  thumbLabels,
  value,
  defaultValue,
  onValueChange,
  onValueCommit,
  min = 0,
  max,
  step,
  minStepsBetweenThumbs,
  formatValue,
  disabled,
  name,
  form,
  messages,
  className,
  id,
  ref,
  ...props
}: SliderProps<Numbers>) {
  const given = {
    value,
    defaultValue,
    onValueChange,
    onValueCommit,
    min,
    max,
    step,
    minStepsBetweenThumbs,
    formatValue,
  };
  const [first] = useState<SliderNumbers>(defaultValue ?? min);
  const thumbs = [value ?? first].flat();
  const isGroup = thumbs.length > 1;
  return (
    <SliderRoot
      {...given}
      {...{ disabled, name, form, messages }}
      aria-label={isGroup ? label : undefined}
      className={className}
    >
      <SliderTrack>
        <SliderRange />
      </SliderTrack>
      {thumbs.map((_, index) => (
        <SliderThumb
          // The thumbs keep their order.
          key={index}
          index={index}
          {...(isGroup ? thumbLabels && { 'aria-label': thumbLabels[index] } : { 'aria-label': label })}
          {...(index === 0 && { id, ref })}
          {...props}
        />
      ))}
    </SliderRoot>
  );
}

Slider.Root = SliderRoot;
Slider.Track = SliderTrack;
Slider.Range = SliderRange;
Slider.Thumb = SliderThumb;
Slider.Value = SliderValue;
