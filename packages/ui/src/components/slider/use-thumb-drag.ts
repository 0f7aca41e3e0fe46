'use client';

import { useRef, type PointerEvent } from 'react';
import type { SliderState } from './slider-context.ts';

interface Drag {
  /** The number of the thumb when the drag began. */
  value: number;
  /** The index of the first thumb with this number. Equal to `last` as soon as it is known which thumb moves. */
  first: number;
  /** The index of the last thumb with this number. */
  last: number;
  /** The distance from the middle of the thumb to the pointer, as a difference of slider values. */
  grabOffset: number;
}

/** Simulates a move by the user: the browser rounds the number to a step, and React calls the handlers of the input. */
export function moveByUser(thumb: HTMLInputElement, number: number) {
  thumb.valueAsNumber = number;
  thumb.dispatchEvent(new Event('input', { bubbles: true }));
}

type DraggedSlider = Pick<
  SliderState,
  'attributes' | 'orientation' | 'values' | 'input' | 'placeAfter' | 'begin' | 'commit'
>;

/** The thumbs of a slider, in their order. */
export const thumbsIn = (root: Element) => [...root.querySelectorAll<HTMLInputElement>('input[type=range]')];

/**
 * Moves the nearest of several thumbs by a press on the track or by a drag. Their inputs cover each other, so the browser would move only
 * the topmost one. A single thumb needs none of this: the browser drags it.
 * @returns handlers for the root
 */
export function useThumbDrag({ attributes, orientation, values, input, placeAfter, begin, commit }: DraggedSlider) {
  const { min, max, step, disabled } = attributes;
  const drag = useRef<Drag>(undefined);

  /** The slider value at the pointer, not rounded to a step, and half the width of a thumb as a difference of values. */
  const valueAt = ({ clientX, clientY }: PointerEvent, rangeInput: HTMLInputElement) => {
    const { left, right, top, bottom, width, height } = rangeInput.getBoundingClientRect();
    const isVertical = orientation === 'vertical';
    // Across, the input has the size of a thumb. The middle of a thumb stays half a thumb away from both ends.
    const [length, thumb] = isVertical ? [bottom - top, width] : [right - left, height];
    const perPixel = (max - min) / (length - thumb);
    const fromStart = getComputedStyle(rangeInput).direction === 'rtl' ? right - clientX : clientX - left;
    const offset = isVertical ? bottom - clientY : fromStart;
    return { number: min + (offset - thumb / 2) * perPixel, halfThumb: (thumb / 2) * perPixel };
  };

  const move = (root: Element, current: Drag, number: number) => {
    // If several thumbs are at the same place, the direction of the drag decides which one moves.
    if (number >= current.value + step / 2) current.first = current.last;
    else if (number <= current.value - step / 2) current.last = current.first;
    const thumb = thumbsIn(root)[current.first];
    if (!thumb || thumb.disabled) return;
    // The focus ring shows which thumb moves. If it were hidden here, it would stay hidden when the user continues with keys.
    thumb.focus({ preventScroll: true, focusVisible: true });
    const place = placeAfter(current.first, () => moveByUser(thumb, number));
    if (place === current.first) return;
    // It has swapped with a neighbor, whose input now holds its number.
    current.first = place;
    current.last = place;
  };

  return {
    onPointerDown: (event: PointerEvent) => {
      const rangeInput = input.current;
      if (disabled || drag.current || event.button !== 0 || event.defaultPrevented || !rangeInput) return;
      const { number, halfThumb } = valueAt(event, rangeInput);
      // Ignore a press beside the track, for example on `Slider.Value`.
      if (number < min - halfThumb || number > max + halfThumb) return;
      // By default the press would take the focus from the thumb.
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      const thumbs = thumbsIn(event.currentTarget);
      const distances = values.map((value, index) => (thumbs[index]?.disabled ? Infinity : Math.abs(number - value)));
      const distance = Math.min(...distances);
      if (distance === Infinity) return;
      const value = values[distances.indexOf(distance)] ?? min;
      const grabOffset = distance > halfThumb ? 0 : number - value;
      drag.current = { value, first: values.indexOf(value), last: values.lastIndexOf(value), grabOffset };
      begin();
      move(event.currentTarget, drag.current, number - grabOffset);
    },
    onPointerMove: (event: PointerEvent) => {
      const current = drag.current;
      if (!current || !input.current || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
      begin();
      move(event.currentTarget, current, valueAt(event, input.current).number - current.grabOffset);
    },
    onLostPointerCapture: () => {
      drag.current = undefined;
      commit();
    },
  };
}
