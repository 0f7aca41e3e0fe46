'use client';

import { useState, type ComponentProps } from 'react';
import { SliderRange, SliderTrack, SliderValue } from './slider-parts.tsx';
import { SliderRoot, type SliderRootProps } from './slider-root.tsx';
import { SliderThumb } from './slider-thumb.tsx';
import { divideSliderProps, type SliderNumbers } from './use-slider-state.ts';

export interface SliderProps<Numbers extends SliderNumbers = SliderNumbers>
  extends
    Omit<SliderRootProps<Numbers>, keyof ComponentProps<'span'> | 'asChild'>,
    Omit<
      ComponentProps<'input'>,
      'type' | 'value' | 'defaultValue' | 'children' | 'aria-label' | 'aria-valuetext' | 'min' | 'max' | 'step'
    > {
  /** The accessible name of the slider, or of the group if it has several thumbs. It is not visible: also show a name beside the slider. */
  label: string;
  /** The accessible names of several thumbs. @default the words of `messages` */
  thumbLabels?: readonly string[] | undefined;
  /** The number at first, and after the form was reset. With an array the slider has one thumb for each number. @default `min` */
  defaultValue?: Numbers | undefined;
  /** Goes to the root of the slider. `ref` and `id` go to the first `input`, all other props go to each `input`. */
  className?: string | undefined;
}

/**
 * One or several numbers in a range, for values whose position is more important than the exact number. It consists of native sliders, and
 * is also available as parts.
 */
export function Slider<Numbers extends SliderNumbers = SliderNumbers>(given: SliderProps<Numbers>) {
  const [options, { label, thumbLabels, messages, className, id, ref, ...props }] = divideSliderProps<
    Numbers,
    SliderProps<Numbers>
  >(given);
  const { value, defaultValue, min = 0 } = options;
  const [first] = useState<SliderNumbers>(defaultValue ?? min);
  const thumbs = [value ?? first].flat();
  const isGroup = thumbs.length > 1;
  return (
    <SliderRoot {...options} messages={messages} aria-label={isGroup ? label : undefined} className={className}>
      <SliderTrack>
        <SliderRange />
      </SliderTrack>
      {thumbs.map((_, index) => (
        <SliderThumb
          // The index is a stable key, because thumbs never change their order.
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
