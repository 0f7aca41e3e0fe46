import { useEffect, useRef } from 'react';
import type { MouseEvent, PointerEvent } from 'react';
import type { Point } from '../geometry/rect.ts';

/** The duration of a long press by a finger or a pen, in ms. */
const longPressMs = 700;

export interface MenuPressOptions {
  /** Called with the place where a right click, a long press or the menu key requested the menu, in px of the window. */
  onAsk: (at: Point) => void;
  /** Called at the start of a press that may request the menu. */
  onBegin: () => void;
}

/** @returns props of an area that has a context menu */
export function useMenuPress({ onAsk, onBegin }: MenuPressOptions) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Only Apple's browsers need the timer: the others dispatch `contextmenu` on a long press.
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
      // The canvas handles this event as it would the browser's own: it selects the text under the finger.
      const press = new MouseEvent('contextmenu', { clientX, clientY, bubbles: true, cancelable: true });
      timer.current = setTimeout(() => target.dispatchEvent(press), longPressMs);
    },
    onPointerMove: stopFinger,
    onPointerUp: stopFinger,
    onPointerCancel: stopFinger,
  };
}
