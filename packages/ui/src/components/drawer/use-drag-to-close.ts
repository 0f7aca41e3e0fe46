import { useRef, type MouseEvent, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';

/** A drag further than this share of the drawer's height closes it. */
const closingShare = 0.3;
/** A drag faster than this closes the drawer, in px per ms. */
const closingSpeed = 0.5;
/** The longest drag that still counts as a press, in px. */
const pressTolerance = 4;

interface Drag {
  drawer: HTMLElement;
  /** In px of the viewport. */
  startY: number;
  /** The timestamp of the first event, in ms. */
  startedAt: number;
  /** How far the drawer is dragged down, in px. */
  distance: number;
}

/** Event handlers for the close button of a drawer. A drag down moves the drawer. A drag that is far or fast enough clicks the button. */
export function useDragToClose() {
  const drag = useRef<Drag | null>(null);
  const wasDragged = useRef(false);

  const endDrag = ({ currentTarget, timeStamp }: PointerEvent<HTMLButtonElement>) => {
    if (!drag.current) return;
    const { drawer, distance, startedAt } = drag.current;
    drag.current = null;
    const speed = distance / Math.max(1, timeStamp - startedAt);
    const closes = distance > pressTolerance && (distance > drawer.offsetHeight * closingShare || speed > closingSpeed);
    wasDragged.current = false;
    if (closes) flushSync(() => currentTarget.click());
    // The caller may refuse to close it.
    if (drawer.dataset.state !== 'closed') drawer.style.translate = '';
    // Ignore the click that the browser fires after a drag.
    wasDragged.current = distance > pressTolerance;
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      wasDragged.current = false;
      const drawer = event.currentTarget.closest<HTMLElement>('[role=dialog]');
      // The browser reports the pointer for a disabled button too.
      if (!drawer || event.button !== 0 || event.currentTarget.disabled) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { drawer, startY: event.clientY, startedAt: event.timeStamp, distance: 0 };
    },
    onPointerMove: ({ clientY }: PointerEvent<HTMLButtonElement>) => {
      if (!drag.current) return;
      drag.current.distance = Math.max(0, clientY - drag.current.startY);
      drag.current.drawer.style.translate = `0 ${drag.current.distance}px`;
    },
    onPointerUp: endDrag,
    onPointerCancel: () => {
      if (drag.current) drag.current.drawer.style.translate = '';
      drag.current = null;
    },
    onClickCapture: (event: MouseEvent<HTMLButtonElement>) => {
      if (!wasDragged.current) return;
      wasDragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
