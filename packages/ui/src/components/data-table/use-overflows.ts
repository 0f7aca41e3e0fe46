'use client';

import { useEffect, useState, type RefObject } from 'react';

/** Whether an element scrolls, because its content is wider or higher than itself. */
export function useOverflows(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const measure = () =>
      setOverflows(current.scrollWidth > current.clientWidth || current.scrollHeight > current.clientHeight);
    const observer = new ResizeObserver(measure);
    for (const observed of [current, ...current.children]) observer.observe(observed);
    return () => observer.disconnect();
  }, [element]);
  return overflows;
}
