'use client';

import { Primitive } from '@radix-ui/react-primitive';
import { use, type ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import { mergeHandlers } from '../../lib/merge-handlers.ts';
import { useMessages } from '../../messages/context.ts';
import { FieldContext } from '../field/field-context.ts';
import { SliderContext } from './slider-context.ts';
import { sliderMessages, type SliderMessages } from './slider.messages.ts';
import { useSliderState, type SliderNumbers, type SliderOptions } from './use-slider-state.ts';
import { useThumbDrag } from './use-thumb-drag.ts';

export interface SliderRootProps<Numbers extends SliderNumbers = SliderNumbers>
  extends Omit<ComponentProps<typeof Primitive.span>, 'defaultValue'>, SliderOptions<Numbers> {
  /** Words that replace those of the provider. */
  messages?: Partial<SliderMessages> | undefined;
}

/** Holds the number or the numbers, and lays out the parts. Use `value` and `onValueChange` to control it. */
export function SliderRoot<Numbers extends SliderNumbers = SliderNumbers>({
  value,
  defaultValue,
  onValueChange,
  onValueCommit,
  min,
  max,
  step,
  minStepsBetweenThumbs,
  formatValue,
  disabled,
  name,
  form,
  messages,
  className,
  ...props
}: SliderRootProps<Numbers>) {
  const field = use(FieldContext);
  const words = useMessages('slider', sliderMessages, messages);
  const numbers = {
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
  const state = useSliderState({ ...numbers, disabled, name, form });
  const drag = useThumbDrag(state);
  const count = state.values.length;
  const names =
    count === 2 ? [words.smallest, words.largest] : state.values.map((_, index) => words.thumb(index + 1, count));
  const group = { role: 'group', 'aria-labelledby': field?.labelId, ...mergeHandlers(props, drag) };
  return (
    <SliderContext value={{ ...state, names }}>
      <Primitive.span
        data-slot="slider"
        data-disabled={state.attributes.disabled ? '' : undefined}
        className={cn(
          // The track and the thumbs are in the first column, the value is in the second one.
          'group relative grid h-6 w-full grid-cols-[minmax(0,1fr)_auto] items-center data-disabled:opacity-50 forced-colors:data-disabled:opacity-100',
          count > 1 && 'touch-none',
          count > 1 && !state.attributes.disabled && 'cursor-pointer',
          className,
        )}
        {...(count > 1 ? group : props)}
      />
    </SliderContext>
  );
}
