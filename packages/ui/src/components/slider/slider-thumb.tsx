'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { Primitive } from '@radix-ui/react-primitive';
import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type CSSProperties,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { cn } from '../../lib/cn.ts';
import { mergeHandlers } from '../../lib/merge-handlers.ts';
import { useFieldControl } from '../field/field-context.ts';
import { useSlider, type SliderState } from './slider-context.ts';
import { moveByUser, thumbsIn } from './use-thumb-drag.ts';

/** The focus ring around the thumb. Each browser engine has its own selector for the thumb, and ignores a rule that also contains another one. */
const thumbFocus = [
  'focus-visible:[&::-webkit-slider-thumb]:outline-2 focus-visible:[&::-webkit-slider-thumb]:outline-offset-2 focus-visible:[&::-webkit-slider-thumb]:outline-focus',
  'focus-visible:[&::-moz-range-thumb]:outline-2 focus-visible:[&::-moz-range-thumb]:outline-offset-2 focus-visible:[&::-moz-range-thumb]:outline-focus',
];

export interface SliderThumbProps extends Omit<
  ComponentProps<typeof Primitive.input>,
  'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'children'
> {
  /**
   * The index of the number that it moves. Needed only where a server renders several thumbs, so that they are in place before the page is
   * hydrated.
   * @default its place among the thumbs of the slider
   */
  index?: number | undefined;
  /** Whether this thumb is disabled: the others can still be moved. A disabled slider disables all of them. @default false */
  disabled?: boolean | undefined;
}

/** The smallest value is at the bottom. The input itself positions the thumb, so its logical insets are vertical. */
const verticalThumb: CSSProperties = { writingMode: 'vertical-lr', direction: 'rtl', gridRowEnd: 2, height: '100%' };

/** The keys that change the number. The release of another key, such as Tab, may happen elsewhere. */
const changesNumber = (key: string) => /^(Arrow|Page|Home|End)/.test(key);

/** Whether a key adds (1) or subtracts (-1) steps; undefined for any other key. Left and right follow the direction of a horizontal slider. */
function directionOf(
  key: string,
  input: HTMLInputElement,
  orientation: SliderState['orientation'],
): 1 | -1 | undefined {
  const [, away] = /^(?:Arrow|Page)(Up|Down|Left|Right)$/.exec(key) ?? [];
  if (!away) return undefined;
  const isMirrored = orientation === 'horizontal' && away.endsWith('t') && getComputedStyle(input).direction === 'rtl';
  return (away === 'Up' || away === 'Right') === isMirrored ? -1 : 1;
}

/** The difference that a key makes; undefined if the browser handles the key. */
function differenceOf(
  { key, shiftKey, ctrlKey, metaKey, altKey, currentTarget }: KeyboardEvent<HTMLInputElement>,
  { attributes, largeStep, orientation }: SliderState,
): number | undefined {
  const direction = directionOf(key, currentTarget, orientation);
  if (!direction || ctrlKey || metaKey || altKey) return undefined;
  if (shiftKey || key.startsWith('Page')) return direction * largeStep;
  // Browsers differ in the arrow keys of vertical sliders.
  return orientation === 'vertical' ? direction * attributes.step : undefined;
}

/** The thumbs of the slider around a thumb. */
function thumbsAround(thumb: HTMLInputElement | null) {
  const slider = thumb?.closest('[data-slot=slider]');
  return slider ? thumbsIn(slider) : [];
}

/** The index of a thumb: its place among the thumbs in the page. Until it is there, -1, or 0 for a single thumb. */
function useThumbIndex(input: RefObject<HTMLInputElement | null>, count: number, given: number | undefined) {
  const [place, setPlace] = useState(-1);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- thumbs come and go with any render, and React ignores an equal state
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the place is known only once the thumb is in the page
    setPlace(thumbsAround(input.current).findIndex((thumb) => thumb === input.current));
  });
  return count > 1 ? (given ?? place) : 0;
}

/** The handlers for keys and, on a single thumb, for the pointer. The root handles the pointer for several thumbs. */
function handlersOf(slider: SliderState, index: number) {
  const { values, begin, commit } = slider;
  const keyHandlers = {
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (changesNumber(event.key)) begin();
      const difference = event.defaultPrevented ? undefined : differenceOf(event, slider);
      if (difference === undefined) return;
      event.preventDefault();
      moveByUser(event.currentTarget, (values[index] ?? 0) + difference);
    },
    onKeyUp: commit,
  };
  if (values.length > 1) return keyHandlers;
  return {
    ...keyHandlers,
    onPointerDown: begin,
    onPointerUp: commit,
  };
}

/**
 * The native `input type="range"` over the track, which gets the focus and is submitted with the form. Inside Field a single thumb gets its
 * accessible name from the field. Several thumbs have their own names, and their group gets the name of the field.
 */
export function SliderThumb({ index: givenIndex, className, style, ref, onChange, ...props }: SliderThumbProps) {
  const slider = useSlider('Thumb');
  const { attributes, values, texts, names, orientation, change } = slider;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const index = useThumbIndex(input, values.length, givenIndex);
  const isFirst = index === 0;
  const isOneOfSeveral = values.length > 1;
  const isVertical = orientation === 'vertical';
  const control = {
    'aria-label': isOneOfSeveral ? names[index] : undefined,
    ...props,
    // The label of the field belongs to the first thumb.
    id: props.id ?? (isFirst ? undefined : id),
    disabled: attributes.disabled || props.disabled,
  };
  return (
    <Primitive.input
      ref={useComposedRefs(input, isFirst ? slider.input : undefined, ref)}
      data-slot="slider-input"
      type="range"
      aria-valuetext={texts?.[index]}
      aria-orientation={isVertical ? 'vertical' : undefined}
      {...attributes}
      value={values[index] ?? attributes.min}
      onChange={(event) => {
        onChange?.(event);
        const { target } = event;
        const fixed = thumbsAround(target).map((thumb) => thumb.disabled);
        const place = change(index, target.valueAsNumber, fixed);
        // The focus goes along with the number if two thumbs swapped.
        if (place !== index) thumbsAround(target)[place]?.focus({ preventScroll: true, focusVisible: true });
      }}
      className={cn(
        // Without `col-end-2` it would extend to the edge of the root, behind `Slider.Value`.
        'slider-thumb absolute col-start-1 col-end-2 row-start-1 m-0 w-full cursor-pointer touch-none appearance-none rounded-full bg-transparent outline-hidden disabled:cursor-default',
        isOneOfSeveral ? 'pointer-events-none inset-x-0 h-4' : 'inset-0',
        thumbFocus,
        className,
      )}
      style={{ ...(isVertical && { ...verticalThumb, width: isOneOfSeveral ? '1rem' : '100%' }), ...style }}
      {...mergeHandlers(useFieldControl(control), handlersOf(slider, index))}
    />
  );
}
