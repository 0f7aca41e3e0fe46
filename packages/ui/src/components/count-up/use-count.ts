import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { countAt, decimalsOf } from './counting.ts';

/** The duration of a count, in ms. */
const duration = 1200;

const reducedMotion = '(prefers-reduced-motion: reduce)';

/**
 * The number to show now. On a server and under reduced motion it is `value`. Otherwise it counts to `value` from `from`
 * when the element first comes into view, and from the shown number when `value` changes.
 */
export function useCount(elementRef: RefObject<Element | null>, value: number, from: number): number {
  const [shown, setShown] = useState(value);
  const shownNow = useRef(value);
  const [inView, setInView] = useState(false);

  // A layout effect runs before the first paint, so that the final number does not flash.
  useLayoutEffect(() => {
    if (matchMedia(reducedMotion).matches) return;
    shownNow.current = from;
    setShown(from);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the initial `from` is used
  }, []);

  useEffect(() => {
    if (!elementRef.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setInView(true);
    });
    observer.observe(elementRef.current);
    return () => observer.disconnect();
  }, [elementRef]);

  useEffect(() => {
    if (!inView) return undefined;
    const start = shownNow.current;
    const decimals = Math.max(decimalsOf(value), decimalsOf(from));
    const time = matchMedia(reducedMotion).matches ? 0 : duration;
    const startedAt = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const next = countAt(start, value, now - startedAt, time, decimals);
      shownNow.current = next;
      setShown(next);
      if (next !== value) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [inView, value, from]);

  return shown;
}
