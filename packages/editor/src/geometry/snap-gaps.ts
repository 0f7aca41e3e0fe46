import type { Rect } from './rect.ts';

/** Distances that have become equal, each as its two ends along the axis; across, they are drawn at one place. */
export interface EqualGaps {
  shift: number;
  gaps: readonly { from: number; to: number }[];
  /** Where they are drawn on the other axis. */
  at: number;
  /** How large each is. */
  size: number;
}

/** A box along one axis: where it starts and ends, and where it lies across. */
interface Span {
  start: number;
  end: number;
  across: { from: number; to: number };
}

function spanOf({ x, y, width, height }: Rect, axis: 'x' | 'y'): Span {
  return axis === 'x'
    ? { start: x, end: x + width, across: { from: y, to: y + height } }
    : { start: y, end: y + height, across: { from: x, to: x + width } };
}

const foundSpans = new WeakMap<readonly Rect[], { x: readonly Span[]; y: readonly Span[] }>();

/** Boxes along an axis. One array serves a whole gesture: its boxes are read once. */
function spansOf(boxes: readonly Rect[], axis: 'x' | 'y'): readonly Span[] {
  let spans = foundSpans.get(boxes);
  if (!spans) {
    const along = (axis: 'x' | 'y') => boxes.map((box) => spanOf(box, axis));
    foundSpans.set(boxes, (spans = { x: along('x'), y: along('y') }));
  }
  return spans[axis];
}

/** The two boxes in one row with a box that are nearest before it, and the two after it, the nearest first. */
interface Row {
  before: readonly Span[];
  after: readonly Span[];
}

/** Puts a span among the two nearest. */
function keepNearest(nearest: Span[], span: Span, distanceOf: (span: Span) => number): void {
  const place = nearest.findIndex((other) => distanceOf(span) < distanceOf(other));
  nearest.splice(place < 0 ? nearest.length : place, 0, span);
  if (nearest.length > 2) nearest.pop();
}

function rowOf(moved: Span, others: readonly Span[]): Row {
  const middle = ({ start, end }: Span) => (start + end) / 2;
  const here = middle(moved);
  const before: Span[] = [];
  const after: Span[] = [];
  for (const span of others) {
    const isBeside = span.across.from < moved.across.to && moved.across.from < span.across.to;
    if (isBeside && span.end <= here && middle(span) < here) keepNearest(before, span, ({ end }) => -end);
    if (isBeside && span.start >= here && middle(span) > here) keepNearest(after, span, ({ start }) => start);
  }
  return { before, after };
}

/** Where a box would start for equal distances, and the ends of those distances. */
function candidates(moved: Span, { before, after }: Row): { start: number; gaps: EqualGaps['gaps'] }[] {
  const length = moved.end - moved.start;
  const [left, leftmost] = before;
  const [right, rightmost] = after;
  const found: { start: number; gaps: EqualGaps['gaps'] }[] = [];
  const room = left && right ? right.start - left.end - length : -1;
  if (left && right && room >= 0) {
    const start = left.end + room / 2;
    found.push({
      start,
      gaps: [
        { from: left.end, to: start },
        { from: start + length, to: right.start },
      ],
    });
  }
  if (left && leftmost && left.start > leftmost.end) {
    const gap = left.start - leftmost.end;
    found.push({
      start: left.end + gap,
      gaps: [
        { from: leftmost.end, to: left.start },
        { from: left.end, to: left.end + gap },
      ],
    });
  }
  if (right && rightmost && rightmost.start > right.end) {
    const gap = rightmost.start - right.end;
    found.push({
      start: right.start - gap - length,
      gaps: [
        { from: right.start - gap, to: right.start },
        { from: right.end, to: rightmost.start },
      ],
    });
  }
  return found;
}

/**
 * Where a moved box has the same distance to its neighbours in a row, or as they have to each other; undefined where no such place
 * is near.
 *
 * @param boxes the same array for as long as they stand still
 * @param tolerance how near it has to be, in pixels of the image
 */
export function snapToGaps(
  box: Rect,
  boxes: readonly Rect[],
  axis: 'x' | 'y',
  tolerance: number,
): EqualGaps | undefined {
  const moved = spanOf(box, axis);
  const row = rowOf(moved, spansOf(boxes, axis));
  const near = candidates(moved, row)
    .map(({ start, gaps }) => ({ shift: start - moved.start, gaps }))
    .filter(({ shift }) => Math.abs(shift) <= tolerance)
    .toSorted((a, b) => Math.abs(a.shift) - Math.abs(b.shift))[0];
  if (!near) return undefined;
  const [first = { from: 0, to: 0 }] = near.gaps;
  return { ...near, at: (moved.across.from + moved.across.to) / 2, size: first.to - first.from };
}
