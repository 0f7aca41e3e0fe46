'use client';

import { Primitive } from '@radix-ui/react-primitive';
import { use, type ComponentProps, type CSSProperties } from 'react';
import { cn } from '../../lib/cn.ts';
import { mergeHandlers } from '../../lib/merge-handlers.ts';
import { useMessages } from '../../messages/context.ts';
import { FieldContext } from '../field/field-context.ts';
import { SliderContext } from './slider-context.ts';
import { sliderMessages, type SliderMessages } from './slider.messages.ts';
import { divideSliderProps, useSliderState, type SliderNumbers, type SliderOptions } from './use-slider-state.ts';
import { useThumbDrag } from './use-thumb-drag.ts';

export interface SliderRootProps<Numbers extends SliderNumbers = SliderNumbers>
  extends Omit<ComponentProps<typeof Primitive.span>, 'defaultValue'>, SliderOptions<Numbers> {
  /** Words that replace those of the provider. */
  messages?: Partial<SliderMessages> | undefined;
}

/** The track and the thumbs are in the first row, the value is below. */
const verticalRoot: CSSProperties = {
  grid: 'minmax(0, 1fr) auto / auto',
  placeItems: 'stretch center',
  width: 'max-content',
  minWidth: '1.5rem',
  height: '100%',
};

/** Holds the number or the numbers, and lays out the parts. Use `value` and `onValueChange` to control it. */
export function SliderRoot<Numbers extends SliderNumbers = SliderNumbers>(given: SliderRootProps<Numbers>) {
  const [options, { messages, className, style, ...props }] = divideSliderProps<Numbers, SliderRootProps<Numbers>>(
    given,
  );
  const field = use(FieldContext);
  const words = useMessages('slider', sliderMessages, messages);
  const state = useSliderState(options);
  const drag = useThumbDrag(state);
  const count = state.values.length;
  const isVertical = state.orientation === 'vertical';
  const names =
    count === 2 ? [words.smallest, words.largest] : state.values.map((_, index) => words.thumb(index + 1, count));
  const group = { role: 'group', 'aria-labelledby': field?.labelId, ...mergeHandlers(props, drag) };
  return (
    <SliderContext value={{ ...state, names }}>
      <Primitive.span
        data-slot="slider"
        data-disabled={state.attributes.disabled ? '' : undefined}
        data-orientation={state.orientation}
        style={{ ...(isVertical && verticalRoot), ...style }}
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
