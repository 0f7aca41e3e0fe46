import { defaultRangeExtractor, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { useEffect, type RefObject } from 'react';

export interface RowsInSightOptions {
  /** The element that scrolls. */
  scroller: RefObject<HTMLElement | null>;
  /** How many rows there are. */
  count: number;
  /** The height of a row, in px; an estimate if rows are measured. */
  rowHeight: number;
  /** The key of a row: a row that moves to another index keeps its measured height. Memoise this function. @default the index */
  keyOf?: ((index: number) => string) | undefined;
  /** The index of the current row, or -1. The row is always drawn, and is scrolled into view when the index changes. */
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

/** The size of the scroller in px that is assumed on a server and until it is measured. */
const initialSize = { width: 0, height: 640 };

/** Whether all of a row is seen. The virtualizer learns of a scroll a frame later, and would scroll from where the list was before. */
const isInView = ({ start, end }: VirtualItem, { scrollTop, clientHeight }: HTMLElement) =>
  start >= scrollTop && end <= scrollTop + clientHeight;

/** The rows of a long list that must be drawn: those in view and a few around them. */
export function useRowsInSight(options: RowsInSightOptions): RowsInSight {
  // The virtualizer is mutable: a memoized hook or component would keep its first state.
  'use no memo';
  const { scroller, count, rowHeight, keyOf, current, padding = 0 } = options;
  // oxlint-disable-next-line react/incompatible-library -- see above: the returned values are read again at each render
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    ...(keyOf && { getItemKey: keyOf }),
    overscan: 6,
    paddingStart: padding,
    paddingEnd: padding,
    initialRect: initialSize,
    rangeExtractor: (range) => {
      const inSight = defaultRangeExtractor(range);
      return current < 0 || inSight.includes(current) ? inSight : [...inSight, current].toSorted((a, b) => a - b);
    },
  });
  useEffect(() => {
    if (current < 0) return;
    const row = virtualizer.measurementsCache[current];
    if (row && scroller.current && isInView(row, scroller.current)) return;
    virtualizer.scrollToIndex(current);
  }, [virtualizer, current, scroller]);
  return {
    height: virtualizer.getTotalSize(),
    rows: virtualizer.getVirtualItems(),
    measure: virtualizer.measureElement,
  };
}
