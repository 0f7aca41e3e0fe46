import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { BoxStore } from '../box-store.ts';
import type { Box } from '../model/box.ts';

/**
 * An element that follows boxes through a gesture. A move of the pointer is written to the element itself: React renders nothing for it.
 * React must not set what `write` sets.
 *
 * @param ids the same array for as long as they are the same ids
 * @param write puts the element where the boxes are, of which there is one at least; the same function for as long as it does the same
 */
export function useFollow<R extends Box, E extends Element>(
  store: BoxStore<R>,
  ids: readonly string[],
  write: (element: E, boxes: readonly R[]) => void,
): RefObject<E | null> {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    const follow = () => {
      const { byId } = store.getState().records;
      const boxes = ids.flatMap((id) => byId.get(id) ?? []);
      if (ref.current && boxes.length > 0) write(ref.current, boxes);
    };
    follow();
    const ends = ids.map((id) => store.watch(id, follow));
    return () => {
      for (const end of ends) end();
    };
  }, [store, ids, write]);
  return ref;
}
