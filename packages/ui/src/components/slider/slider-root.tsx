'use client';

import { Primitive } from '@radix-ui/react-primitive';
import { use, type ComponentProps } from 'react';
import type { ChangeCause, ChangeHandler } from '../../lib/change-details.ts';
import { cn } from '../../lib/cn.ts';
import { mergeHandlers } from '../../lib/merge-handlers.ts';
import { useMessages } from '../../messages/context.ts';
import { FieldContext } from '../field/field-context.ts';
import { SliderContext, type SliderChangeReason } from './slider-context.ts';
import { sliderMessages, type SliderMessages } from './slider.messages.ts';
import { useSliderState } from './use-slider-state.ts';
import { useThumbDrag } from './use-thumb-drag.ts';

/** A number, or the numbers of several thumbs in ascending order. */
export type SliderNumbers = number | readonly number[];

/** What the callbacks of a slider get: a number for a number, an array for an array. */
export type ChangedSliderNumbers<Numbers extends SliderNumbers> = Numbers extends number ? number : Numbers;

export interface SliderRootProps<Numbers extends SliderNumbers = SliderNumbers> extends Omit<
  ComponentProps<typeof Primitive.span>,
  'defaultValue'
> {
  /** The number, if the caller holds it. An array makes one thumb for each of its numbers. */
  value?: Numbers | undefined;
  /** The number at first, and after the form was reset. An array makes one thumb for each of its numbers. @default `min` */
  defaultValue?: Numbers | undefined;
  /** Called with each value during the change. `details` tell the reason, and their `cancel` refuses. */
  onValueChange?: ChangeHandler<ChangedSliderNumbers<Numbers>, SliderChangeReason> | undefined;
  /** Called once at the end of a change, when the pointer or the key is released. `cause` tells the reason of the last change. */
  onValueCommit?: ((value: ChangedSliderNumbers<Numbers>, cause: ChangeCause<SliderChangeReason>) => void) | undefined;
  /** Smallest value. @default 0 */
  min?: number | undefined;
  /** Largest value. @default 100 */
  max?: number | undefined;
  /** The step between two values. @default 1 */
  step?: number | undefined;
  /** The smallest distance between two thumbs, in steps. A thumb stops there; it never passes the next one. @default 0 */
  minStepsBetweenThumbs?: number | undefined;
  /** Formats a value, for example as a percentage. Screen readers read this text, and `Slider.Value` shows it. */
  formatValue?: ((value: number) => string) | undefined;
  /** Whether it is disabled. @default false, or that of the field or fieldset around it */
  disabled?: boolean | undefined;
  /** Submits the number with a form under this name; of several thumbs, each one. */
  name?: string | undefined;
  /** The id of the form that it belongs to, if it is not inside that form. */
  form?: string | undefined;
  /** Overrides the built-in names of several thumbs. */
  messages?: Partial<SliderMessages> | undefined;
}

/** Holds the number or numbers, and lays out the parts. Use `value` and `onValueChange` to control it. */
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
          // The line and the thumb share the first column; the value is in the second.
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
