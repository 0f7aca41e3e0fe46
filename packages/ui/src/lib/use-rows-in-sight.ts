import { defaultRangeExtractor, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { useEffect, type RefObject } from 'react';

export interface RowsInSightOptions {
  /** The element that scrolls. */
  scroller: RefObject<HTMLElement | null>;
  /** How many rows there are. */
  count: number;
  /** The height of a row, in px; where rows are measured, about that. */
  rowHeight: number;
  /** The row that is scrolled into sight when it changes, and stays drawn; -1 for none. */
  current: number;
  /** Space above the first row and below the last one, in px. @default 0 */
  padding?: number | undefined;
}

export interface RowsInSight {
  /** The height of all rows, in px. */
  height: number;
  /** The rows to draw, and where. */
  rows: VirtualItem[];
  /** Measures a row that has `data-index`: rows of different heights give it as their `ref`. */
  measure: (row: Element | null) => void;
}

/** Before the scroller was measured, and on a server: in px. */
const firstSight = { width: 0, height: 640 };

/** Which rows of a long list have to be drawn: those in sight and a few around them. */
export function useRowsInSight({ scroller, count, rowHeight, current, padding = 0 }: RowsInSightOptions): RowsInSight {
  // The virtualizer changes in place: a memoized hook or component would go on to read its first state.
  'use no memo';
  // oxlint-disable-next-line react/incompatible-library -- see above: what is returned is read anew at each render
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
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
