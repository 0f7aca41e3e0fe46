import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';

/** The distance that the pointer moves for one step, in px of the screen. */
const pxPerStep = 4;

/** A press whose pointer moves less than this distance is a click, in px of the screen. */
const clickSlop = 3;

interface Scrub {
  pointerId: number;
  /** The last position of the pointer, in px of the window. */
  x: number;
  /** The value at the start of the drag. */
  from: number;
  /** 1 if the writing direction is left to right, else -1. */
  forward: 1 | -1;
  /** The distance so far, in steps and fractions of a step. */
  steps: number;
  /** Whether the pointer has moved far enough for a drag. */
  moved: boolean;
}

export interface ScrubOptions {
  /** The number at the start of the next drag. */
  value: number;
  /** Whether drags are ignored. */
  disabled: boolean;
  /** How many steps one step of the drag makes: more with Shift, a part of one with Alt. */
  factorOf: (event: PointerEvent) => number;
  /** Called with the value at the start and the number of steps from it, each time that number changes. */
  onScrub: (from: number, steps: number) => void;
  /** Called once when the pointer is released after a movement. */
  onScrubEnd: () => void;
  /** Called instead of `onScrubEnd` if the browser takes over the pointer, for example to scroll. It must restore the value `from`. */
  onScrubCancel: (from: number) => void;
}

/** Changes a number by a horizontal drag in the writing direction. Spread the handlers onto the element that is dragged. */
export function useScrub({ value, disabled, factorOf, onScrub, onScrubEnd, onScrubCancel }: ScrubOptions) {
  const scrub = useRef<Scrub>(null);
  const wasDragged = useRef(false);
  const [scrubbing, setScrubbing] = useState(false);

  const release = () => {
    scrub.current = null;
    setScrubbing(false);
  };

  const end = (event: PointerEvent<HTMLElement>) => {
    if (scrub.current?.pointerId !== event.pointerId) return;
    if (scrub.current.moved) onScrubEnd();
    release();
  };

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      wasDragged.current = false;
      if (disabled || event.button !== 0 || scrub.current) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      scrub.current = {
        pointerId: event.pointerId,
        x: event.clientX,
        from: value,
        forward: getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1,
        steps: 0,
        moved: false,
      };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const current = scrub.current;
      if (disabled || current?.pointerId !== event.pointerId) return;
      const distance = event.clientX - current.x;
      if (!current.moved && Math.abs(distance) < clickSlop) return;
      const factor = factorOf(event);
      const part = Math.min(1, factor);
      const whole = (steps: number) => Math.trunc(steps / part) * part;
      const before = whole(current.steps);
      current.steps += ((distance * current.forward) / pxPerStep) * factor;
      current.x = event.clientX;
      current.moved = true;
      wasDragged.current = true;
      setScrubbing(true);
      const after = whole(current.steps);
      if (after !== before) onScrub(current.from, after);
    },
    onPointerUp: end,
    // The last event of a drag whose element is replaced or disabled. After the other two it finds no drag.
    onLostPointerCapture: end,
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      if (scrub.current?.pointerId !== event.pointerId) return;
      if (scrub.current.moved && !disabled) onScrubCancel(scrub.current.from);
      release();
    },
    /** Ignores the click that ends a drag. */
    onClickCapture: (event: MouseEvent<HTMLElement>) => {
      if (!wasDragged.current) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };

  return { scrubbing, handlers };
}
