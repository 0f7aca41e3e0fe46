import { defaultRangeExtractor, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { useEffect, type RefObject } from 'react';

export interface RowsInSightOptions {
  /** The element that scrolls. */
  scroller: RefObject<HTMLElement | null>;
  /** How many rows there are. */
  count: number;
  /** The height of a row, in px; an estimate if rows are measured. */
  rowHeight: number;
  /** What a row is known by, so that it keeps its measured height at another index. Memoise it. @default its index */
  keyOf?: ((index: number) => string) | undefined;
  /** The index of the row that is scrolled into view when it changes, and that is always drawn; -1 for none. */
  current: number;
  /** Space above the first row and below the last one, in px. @default 0 */
  padding?: number | undefined;
}

export interface RowsInSight {
  /** The height of all rows, in px. */
  height: number;
  /** The rows to draw, with their positions. */
  rows: VirtualItem[];
  /** Measures a row that has `data-index`. Use it as the `ref` of rows with different heights. */
  measure: (row: Element | null) => void;
}

/** The assumed size of the scroller before it is measured, and on a server, in px. */
const firstSight = { width: 0, height: 640 };

/** The rows of a long list that must be drawn: those in view and a few around them. */
export function useRowsInSight(options: RowsInSightOptions): RowsInSight {
  // The virtualizer is mutable: a memoized hook or component would keep its first state.
  'use no memo';
  const { scroller, count, rowHeight, keyOf, current, padding = 0 } = options;
  // oxlint-disable-next-line react/incompatible-library -- see above: what is returned is read anew at each render
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    ...(keyOf && { getItemKey: keyOf }),
    overscan: 6,
    paddingStart: padding,
    paddingEnd: padding,
    initialRect: firstSight,
    rangeExtractor: (range) => {
      const inSight = defaultRangeExtractor(range);
      return current < 0 || inSight.includes(current) ? inSight : [...inSight, current].toSorted((a, b) => a - b);
    },
  });
  useEffect(() => {
    if (current >= 0) virtualizer.scrollToIndex(current);
  }, [virtualizer, current]);
  return {
    height: virtualizer.getTotalSize(),
    rows: virtualizer.getVirtualItems(),
    measure: virtualizer.measureElement,
  };
}
