import { useLayoutEffect, useState, type RefObject } from 'react';

export interface MarqueeLayout {
  /** How often the children are repeated in the row: once until it is measured, then often enough to fill it at every moment. */
  copies: number;
  /** Time for one copy to pass, in ms; undefined until it is measured. */
  duration: number | undefined;
}

/** How a row of one copy's width, seen through a window of another, runs without a gap. Widths in px, speed in px per second. */
export function marqueeLayout(windowWidth: number, copyWidth: number, speed: number): MarqueeLayout {
  if (copyWidth <= 0 || speed <= 0) return { copies: 1, duration: undefined };
  return { copies: Math.ceil(windowWidth / copyWidth) + 1, duration: Math.round((copyWidth / speed) * 1000) };
}

/** Keeps the layout of a marquee right while its window or what runs through it changes size. */
export function useMarquee(
  windowRef: RefObject<HTMLElement | null>,
  copyRef: RefObject<HTMLElement | null>,
  speed: number,
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
  return marqueeLayout(widths.window, widths.copy, speed);
}
