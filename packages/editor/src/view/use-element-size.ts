import { useCallback, useState } from 'react';
import type { RefCallback } from 'react';
import type { Size } from '../geometry/rect.ts';

/** The size of an element without its scroll bars, in pixels of the screen; undefined until it is known. */
export function useElementSize<E extends HTMLElement>(): [RefCallback<E>, Size | undefined] {
  const [size, setSize] = useState<Size>();
  const ref = useCallback((element: E | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      setSize({ width: element.clientWidth, height: element.clientHeight });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size];
}
