import { useRef, type MouseEvent, type PointerEvent } from 'react';

/** The drawer closes if it is dragged further than this share of its height, or faster than this many px per ms. */
const closingPart = 0.3;
const closingSpeed = 0.5;
/** Movements shorter than this, in px, are a press. */
const pressTolerance = 4;

interface Drag {
  drawer: HTMLElement;
  startY: number;
  startedAt: number;
  distance: number;
}

/** Handlers of a button inside a drawer. A drag down moves the drawer; a release that is far or fast enough presses the button. */
export function useDragToClose() {
  const drag = useRef<Drag | null>(null);
  const wasDragged = useRef(false);

  const end = ({ currentTarget, timeStamp }: PointerEvent<HTMLButtonElement>) => {
    if (!drag.current) return;
    const { drawer, distance, startedAt } = drag.current;
    drag.current = null;
    const speed = distance / Math.max(1, timeStamp - startedAt);
    const closes = distance > pressTolerance && (distance > drawer.offsetHeight * closingPart || speed > closingSpeed);
    wasDragged.current = false;
    if (closes) currentTarget.click();
    else drawer.style.translate = '';
    // The browser's own click follows the release.
    wasDragged.current = distance > pressTolerance;
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      wasDragged.current = false;
      const drawer = event.currentTarget.closest<HTMLElement>('[role=dialog]');
      if (!drawer || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { drawer, startY: event.clientY, startedAt: event.timeStamp, distance: 0 };
    },
    onPointerMove: ({ clientY }: PointerEvent<HTMLButtonElement>) => {
      if (!drag.current) return;
      drag.current.distance = Math.max(0, clientY - drag.current.startY);
      drag.current.drawer.style.translate = `0 ${drag.current.distance}px`;
    },
    onPointerUp: end,
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
