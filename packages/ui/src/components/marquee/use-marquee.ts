import { useLayoutEffect, useState, type RefObject } from 'react';

export interface MarqueeLayout {
  /** How often the children are drawn: once before the first measurement, then often enough to fill the row at all times. */
  copies: number;
  /** The time in which one copy passes, in ms; undefined if the row does not move: it is not measured yet. */
  duration: number | undefined;
}

/** The speed, in px per second. */
const speed = 40;

/** The number of copies and the duration with which a row scrolls without a gap. Widths in px. */
export function marqueeLayout(windowWidth: number, copyWidth: number): MarqueeLayout {
  if (copyWidth <= 0) return { copies: 1, duration: undefined };
  return { copies: Math.ceil(windowWidth / copyWidth) + 1, duration: Math.round((copyWidth / speed) * 1000) };
}

/** The layout of a marquee. It is measured again when the container or the content changes size. */
export function useMarquee(
  windowRef: RefObject<HTMLElement | null>,
  copyRef: RefObject<HTMLElement | null>,
): MarqueeLayout {
  const [widths, setWidths] = useState({ window: 0, copy: 0 });
  useLayoutEffect(() => {
    const [windowElement, copyElement] = [windowRef.current, copyRef.current];
    if (!windowElement || !copyElement) return undefined;
    const measure = () =>
      setWidths({ window: windowElement.clientWidth, copy: copyElement.getBoundingClientRect().width });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(windowElement);
    observer.observe(copyElement);
    return () => observer.disconnect();
  }, [windowRef, copyRef]);
  return marqueeLayout(widths.window, widths.copy);
}
