import type { Bounds } from '../geometry/bounds.ts';

// `bench engine` shows a change of these: groups %.
/** Texts all about as high as each other, side by side and below each other, are a table; columns hold headings and paragraphs. */
const maxCellRatio = 1.6;

/**
 * Sorts by the order of reading, by recursive X-Y cut (Nagy and Seth, 1984): the page is cut along its widest gap, above before below
 * and left before right, but rows of a table are cut before its columns.
 */
export function inReadingOrder<T>(items: readonly T[], boundsOf: (item: T) => Bounds): T[] {
  if (items.length < 2) return [...items];
  const rows = widestCut(items, (item) => [boundsOf(item).top, boundsOf(item).bottom]);
  const columns = widestCut(items, (item) => [boundsOf(item).left, boundsOf(item).right]);
  const heights = items.map((item) => boundsOf(item).bottom - boundsOf(item).top);
  const isTable = Math.max(...heights) <= maxCellRatio * Math.min(...heights);
  const cut = rows.gap > 0 && (isTable || rows.gap >= columns.gap) ? rows : columns;
  if (cut.gap > 0) return [...inReadingOrder(cut.before, boundsOf), ...inReadingOrder(cut.after, boundsOf)];
  return items.toSorted((a, b) => boundsOf(a).top - boundsOf(b).top || boundsOf(a).left - boundsOf(b).left);
}

interface Cut<T> {
  gap: number;
  before: T[];
  after: T[];
}

function widestCut<T>(items: readonly T[], rangeOf: (item: T) => [number, number]): Cut<T> {
  const sorted = items.toSorted((a, b) => rangeOf(a)[0] - rangeOf(b)[0]);
  let best: Cut<T> = { gap: 0, before: [], after: [] };
  let reached = -Infinity;
  for (const [index, item] of sorted.entries()) {
    const [start, end] = rangeOf(item);
    if (index > 0 && start - reached > best.gap) {
      best = { gap: start - reached, before: sorted.slice(0, index), after: sorted.slice(index) };
    }
    reached = Math.max(reached, end);
  }
  return best;
}
