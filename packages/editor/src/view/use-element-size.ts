import { useCallback, useState } from 'react';
import type { RefCallback } from 'react';
import type { Size } from '../geometry/rect.ts';

/** How long an element has to keep its size before a canvas takes it, in ms: a canvas that is drawn anew at each step of a resize stutters. */
export const resizeDebounceMs = 250;

/**
 * The size of an element without its scroll bars, in pixels of the screen; undefined until it is known.
 * @param debounceMs how long a changed size has to stay before it is reported. The first is reported at once. @default 0
 */
export function useElementSize<E extends HTMLElement>(debounceMs = 0): [RefCallback<E>, Size | undefined] {
  const [size, setSize] = useState<Size>();
  const ref = useCallback(
    (element: E | null) => {
      if (!element) return undefined;
      const read = () => {
        const { clientWidth: width, clientHeight: height } = element;
        setSize((before) => (before?.width === width && before.height === height ? before : { width, height }));
      };
      // Read the size at once: the observer would report it a frame later.
      read();
      let timer: ReturnType<typeof setTimeout> | undefined;
      const observer = new ResizeObserver(() => {
        clearTimeout(timer);
        if (debounceMs === 0) read();
        else timer = setTimeout(read, debounceMs);
      });
      observer.observe(element);
      return () => {
        clearTimeout(timer);
        observer.disconnect();
      };
    },
    [debounceMs],
  );
  return [ref, size];
}
