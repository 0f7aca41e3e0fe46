import { useCallback, useState } from 'react';
import type { RefCallback } from 'react';
import type { Size } from '../geometry/rect.ts';

/** The size of an element without its scroll bars, in pixels of the screen; undefined until it is known. */
export function useElementSize<E extends HTMLElement>(): [RefCallback<E>, Size | undefined] {
  const [size, setSize] = useState<Size>();
  const ref = useCallback((element: E | null) => {
    if (!element) return undefined;
    const read = () => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize((before) => (before?.width === width && before.height === height ? before : { width, height }));
    };
    // At once: an observer would tell a frame later.
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size];
}
