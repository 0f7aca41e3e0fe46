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

interface Row {
  before: readonly Span[];
  after: readonly Span[];
}

/** The boxes in one row with a box, those before it with the nearest first, and those after it. */
function rowOf(moved: Span, others: readonly Span[]): Row {
  const beside = others.filter(({ across }) => across.from < moved.across.to && moved.across.from < across.to);
  const middle = ({ start, end }: Span) => (start + end) / 2;
  return {
    before: beside
      .filter((span) => span.end <= middle(moved) && middle(span) < middle(moved))
      .toSorted((a, b) => b.end - a.end),
    after: beside
      .filter((span) => span.start >= middle(moved) && middle(span) > middle(moved))
      .toSorted((a, b) => a.start - b.start),
  };
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
 * @param tolerance how near it has to be, in pixels of the image
 */
export function snapToGaps(
  box: Rect,
  boxes: readonly Rect[],
  axis: 'x' | 'y',
  tolerance: number,
): EqualGaps | undefined {
  const moved = spanOf(box, axis);
  const row = rowOf(
    moved,
    boxes.map((other) => spanOf(other, axis)),
  );
  const near = candidates(moved, row)
    .map(({ start, gaps }) => ({ shift: start - moved.start, gaps }))
    .filter(({ shift }) => Math.abs(shift) <= tolerance)
    .toSorted((a, b) => Math.abs(a.shift) - Math.abs(b.shift))[0];
  if (!near) return undefined;
  const [first = { from: 0, to: 0 }] = near.gaps;
  return { ...near, at: (moved.across.from + moved.across.to) / 2, size: first.to - first.from };
}
