import { useEffect, useRef } from 'react';
import type { MouseEvent, PointerEvent } from 'react';
import type { Point } from '../geometry/rect.ts';

/** How long a finger or a pen has to rest, in ms. */
const longPressMs = 700;

export interface MenuPressOptions {
  /** Called with where a right click, a long press or the menu key asked for the menu, in px of the window. */
  onAsk: (at: Point) => void;
  /** Called when a press began that may ask for it. */
  onBegin: () => void;
}

/** @returns props of an area that has a context menu */
export function useMenuPress({ onAsk, onBegin }: MenuPressOptions) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Only Apple's browsers need it: the others say themselves that a finger rests.
  const stopFinger = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') stop();
  };
  return {
    style: { WebkitTouchCallout: 'none' } as const,
    onContextMenu: (event: MouseEvent) => {
      stop();
      if (event.defaultPrevented) return;
      onAsk({ x: event.clientX, y: event.clientY });
      event.preventDefault();
    },
    onPointerDown: ({ pointerType, button, clientX, clientY, target }: PointerEvent) => {
      if (pointerType === 'mouse') {
        if (button === 2) onBegin();
        return;
      }
      onBegin();
      stop();
      // What stands below sees a press for the menu as where the browser says so itself: it selects what is under the finger.
      const press = new MouseEvent('contextmenu', { clientX, clientY, bubbles: true, cancelable: true });
      timer.current = setTimeout(() => target.dispatchEvent(press), longPressMs);
    },
    onPointerMove: stopFinger,
    onPointerUp: stopFinger,
    onPointerCancel: stopFinger,
  };
}
