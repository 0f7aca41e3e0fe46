import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';

/** Distance of the pointer for one step, in px of the screen. */
const pxPerStep = 4;

/** Up to this distance a press is still a click, in px of the screen. */
const clickSlop = 3;

/** The factor of a step while Shift is held. */
export const largeStep = 10;

interface Scrub {
  pointerId: number;
  /** The last position of the pointer, in px of the window. */
  x: number;
  /** The value at the start of the drag. */
  from: number;
  /** 1 if the writing direction is left to right, else -1. */
  forward: 1 | -1;
  /** Distance so far, in steps and fractions of a step. */
  steps: number;
  moved: boolean;
}

export interface ScrubOptions {
  value: number;
  disabled: boolean;
  /** Called with the value at the start and the number of whole steps from it, each time that number changes. */
  onScrub: (from: number, steps: number, event: globalThis.PointerEvent) => void;
  /** Called once when the pointer is released after a movement. */
  onScrubEnd: () => void;
  /** Called instead of the end when the browser takes the pointer, for example to scroll: restores the value. */
  onScrubCancel: (from: number, event: globalThis.PointerEvent) => void;
}

/** Changes a number by a horizontal drag in the writing direction. Spread the handlers onto the element that is dragged. */
export function useScrub({ value, disabled, onScrub, onScrubEnd, onScrubCancel }: ScrubOptions) {
  const scrub = useRef<Scrub>(null);
  const wasDragged = useRef(false);
  const [scrubbing, setScrubbing] = useState(false);

  const release = () => {
    scrub.current = null;
    setScrubbing(false);
  };

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      wasDragged.current = false;
      if (disabled || event.button !== 0) return;
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
      if (current?.pointerId !== event.pointerId) return;
      const distance = event.clientX - current.x;
      if (!current.moved && Math.abs(distance) < clickSlop) return;
      const before = Math.trunc(current.steps);
      current.steps += ((distance * current.forward) / pxPerStep) * (event.shiftKey ? largeStep : 1);
      current.x = event.clientX;
      current.moved = true;
      wasDragged.current = true;
      setScrubbing(true);
      const after = Math.trunc(current.steps);
      if (after !== before) onScrub(current.from, after, event.nativeEvent);
    },
    onPointerUp: () => {
      if (scrub.current?.moved) onScrubEnd();
      release();
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      if (scrub.current?.moved) onScrubCancel(scrub.current.from, event.nativeEvent);
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
