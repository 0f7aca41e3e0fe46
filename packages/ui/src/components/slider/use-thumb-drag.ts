'use client';

import { useRef, type PointerEvent } from 'react';
import type { SliderState } from './slider-context.ts';

interface Drag {
  /** The number that the dragged thumb had. */
  value: number;
  /** The first and the last thumb with this number: the same one as soon as it is known which thumb moves. */
  first: number;
  last: number;
  /** The distance from the middle of the thumb to the pointer, as a number of the slider. */
  grip: number;
}

/**
 * Moves the nearest of several thumbs by a press on the line or by a drag. Their inputs lie over each other, so the browser would
 * move only the uppermost. The browser drags a thumb that is alone.
 * @returns handlers for the root
 */
export function useThumbDrag({ attributes, values, input, begin, commit }: Omit<SliderState, 'names'>) {
  const { min, max, step, disabled } = attributes;
  const drag = useRef<Drag>(undefined);

  /** The number below the pointer, not rounded to a step, and half the width of a thumb as a number. */
  const read = ({ clientX }: PointerEvent, line: HTMLInputElement) => {
    // The input is as high as a thumb, whose middle stays half its width away from both ends.
    const { left, right, height } = line.getBoundingClientRect();
    const perPixel = (max - min) / (right - left - height);
    const offset = getComputedStyle(line).direction === 'rtl' ? right - clientX : clientX - left;
    return { number: min + (offset - height / 2) * perPixel, half: (height / 2) * perPixel };
  };

  const move = (root: Element, held: Drag, number: number) => {
    // Of thumbs at the same place, the direction decides.
    if (number >= held.value + step / 2) held.first = held.last;
    else if (number <= held.value - step / 2) held.last = held.first;
    const thumb = root.querySelectorAll<HTMLInputElement>('input[type=range]')[held.first];
    if (!thumb) return;
    // The ring says which of the thumbs is moved. Hidden here, it would stay hidden for the keys that follow.
    thumb.focus({ preventScroll: true, focusVisible: true });
    // As if the user moved it: the browser rounds the number to a step, and React calls the handlers of the input.
    thumb.valueAsNumber = number;
    thumb.dispatchEvent(new Event('input', { bubbles: true }));
  };

  return {
    onPointerDown: (event: PointerEvent) => {
      const line = input.current;
      if (disabled || drag.current || event.button !== 0 || event.defaultPrevented || !line) return;
      const { number, half } = read(event, line);
      // `Slider.Value` stands beside the line.
      if (number < min - half || number > max + half) return;
      // The press would take the focus from the thumb.
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      const distances = values.map((value) => Math.abs(number - value));
      const distance = Math.min(...distances);
      const value = values[distances.indexOf(distance)] ?? min;
      const grip = distance > half ? 0 : number - value;
      drag.current = { value, first: values.indexOf(value), last: values.lastIndexOf(value), grip };
      begin('track-press');
      move(event.currentTarget, drag.current, number - grip);
    },
    onPointerMove: (event: PointerEvent) => {
      const held = drag.current;
      if (!held || !input.current || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
      begin('drag');
      move(event.currentTarget, held, read(event, input.current).number - held.grip);
    },
    onLostPointerCapture: () => {
      drag.current = undefined;
      commit();
    },
  };
}
