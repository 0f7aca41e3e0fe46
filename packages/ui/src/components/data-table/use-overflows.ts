'use client';

import { useEffect, useState, type RefObject } from 'react';

/** Whether the content of an element is wider or higher than the element, so that it scrolls. */
export function useOverflows(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const measure = () =>
      setOverflows(current.scrollWidth > current.clientWidth || current.scrollHeight > current.clientHeight);
    const observer = new ResizeObserver(measure);
    for (const measured of [current, ...current.children]) observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return overflows;
}
