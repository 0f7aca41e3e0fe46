import { sameRect } from './rect.ts';
import { snapToGaps } from './snap-gaps.ts';
import type { Point, Rect, Size } from './rect.ts';

/** A line that a moved box has snapped to, in pixels of the image. */
export interface Guide {
  /** 'x' is a line from top to bottom, 'y' one from left to right. */
  axis: 'x' | 'y';
  /** Where it crosses its axis. */
  at: number;
  /** Its ends along the other axis. */
  from: number;
  to: number;
  /** The length that is written on a line that marks equal distances. */
  distance?: number | undefined;
}

/** Whether two lists of lines are drawn alike. */
export function sameGuides(a: readonly Guide[], b: readonly Guide[]): boolean {
  const same = (one: Guide, other: Guide | undefined) =>
    one.axis === other?.axis &&
    one.at === other.at &&
    one.from === other.from &&
    one.to === other.to &&
    one.distance === other.distance;
  return a.length === b.length && a.every((guide, index) => same(guide, b[index]));
}

/** The targets to which a box can snap. One object serves a whole gesture: the lines of its boxes are computed at the first move. */
export interface SnapTargets {
  /** The size of the image, in px. */
  readonly image: Size;
  /** The other visible boxes. */
  readonly boxes: readonly Rect[];
  /** The first place of the box in the picture. */
  readonly home?: Rect | undefined;
}

export interface Snap {
  /** The distance by which the box has to move to snap, in px of the image. */
  delta: Point;
  guides: readonly Guide[];
}

interface Line {
  at: number;
  /** The extent of the line's box along the other axis. */
  from: number;
  to: number;
}

const axes = [
  { axis: 'x', start: 'x', size: 'width', crossStart: 'y', crossSize: 'height' },
  { axis: 'y', start: 'y', size: 'height', crossStart: 'x', crossSize: 'width' },
] as const;
type Axis = (typeof axes)[number];

/** Start, middle and end of a box along an axis. */
function stopsOf(box: Rect, { start, size }: Axis): number[] {
  return [box[start], box[start] + box[size] / 2, box[start] + box[size]];
}

/** The lines across an axis, in the order in which they cross it. */
function linesAlong({ image, boxes, home }: SnapTargets, along: Axis): Line[] {
  const rects = [{ x: 0, y: 0, ...image }, ...boxes, ...(home ? [home] : [])];
  return rects
    .flatMap((rect) =>
      stopsOf(rect, along).map((at) => ({
        at,
        from: rect[along.crossStart],
        to: rect[along.crossStart] + rect[along.crossSize],
      })),
    )
    .toSorted((a, b) => a.at - b.at);
}

const foundLines = new WeakMap<SnapTargets, { x: readonly Line[]; y: readonly Line[] }>();

function linesOf(targets: SnapTargets, { axis }: Axis): readonly Line[] {
  let lines = foundLines.get(targets);
  if (!lines) {
    const [x, y] = axes;
    foundLines.set(targets, (lines = { x: linesAlong(targets, x), y: linesAlong(targets, y) }));
  }
  return lines[axis];
}

/** The distance below which two places are the same, in px of the image. */
const samePlace = 0.01;

/** The index of the first line that does not lie before a place. */
function firstLineFrom(lines: readonly Line[], place: number): number {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle]?.at ?? place) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The signed distance from a place to the nearest line: below 0 if the line lies before it. */
function toNearestLine(lines: readonly Line[], place: number): number {
  const index = firstLineFrom(lines, place);
  const before = (lines[index - 1]?.at ?? -Infinity) - place;
  const after = (lines[index]?.at ?? Infinity) - place;
  return -before < after ? before : after;
}

/** The lines at one place. */
function linesAt(lines: readonly Line[], place: number): readonly Line[] {
  return lines.slice(firstLineFrom(lines, place - samePlace), firstLineFrom(lines, place + samePlace));
}

/** Selects which of start, middle and end of a box snap to lines. */
type Stops = (stops: readonly number[]) => readonly number[];

const everyStop: Stops = (stops) => stops;

function snapAlong(
  box: Rect,
  targets: SnapTargets,
  { along, tolerance, pick = everyStop }: { along: Axis; tolerance: number; pick?: Stops },
): { shift: number; guides: Guide[] } {
  const lines = linesOf(targets, along);
  const stops = pick(stopsOf(box, along));
  let shift = Infinity;
  for (const stop of stops) {
    const distance = toNearestLine(lines, stop);
    if (Math.abs(distance) < Math.abs(shift)) shift = distance;
  }
  if (Math.abs(shift) > tolerance) return { shift: 0, guides: [] };
  const guides = stops.flatMap((stop) => {
    const met = linesAt(lines, stop + shift);
    if (met.length === 0) return [];
    const from = Math.min(...met.map((line) => line.from));
    const to = Math.max(...met.map((line) => line.to));
    return [{ axis: along.axis, at: stop + shift, from, to }];
  });
  return { shift, guides };
}

/** The guides, extended to reach a box. */
function reaching(guides: readonly Guide[], box: Rect): Guide[] {
  return guides.map((guide) => {
    if (guide.distance !== undefined) return guide;
    const [start, end] = guide.axis === 'x' ? [box.y, box.y + box.height] : [box.x, box.x + box.width];
    return { ...guide, from: Math.min(start, guide.from), to: Math.max(end, guide.to) };
  });
}

const movedBy = (box: Rect, { x, y }: Point): Rect => ({ ...box, x: box.x + x, y: box.y + y });

/** Snaps a moved box to lines. If its first place is near on both axes, it takes precedence over all others. */
function snapToLines(box: Rect, targets: SnapTargets, tolerance: number) {
  const { home } = targets;
  const isHome =
    home !== undefined &&
    Math.abs(box.x - home.x) <= tolerance &&
    Math.abs(box.y - home.y) <= tolerance &&
    sameRect({ ...home, x: 0, y: 0 }, { ...box, x: 0, y: 0 });
  const near = isHome ? { image: { width: 0, height: 0 }, boxes: [home] } : targets;
  const [x, y] = axes.map((along) => snapAlong(box, near, { along, tolerance }));
  return {
    delta: { x: x?.shift ?? 0, y: y?.shift ?? 0 },
    guides: [...(x?.guides ?? []), ...(y?.guides ?? [])],
    free: axes.filter((_, index) => [x, y][index]?.guides.length === 0),
  };
}

/** Snaps a box to equal distances along axes on which it is at no line, one after the other, because its neighbours depend on both. */
function snapBetween(box: Rect, { boxes }: SnapTargets, free: readonly Axis[], tolerance: number): Snap {
  let at = box;
  const guides: Guide[] = [];
  for (const { axis } of free) {
    const found = snapToGaps(at, boxes, axis, tolerance);
    if (!found) continue;
    at = { ...at, [axis]: at[axis] + found.shift };
    const across = axis === 'x' ? 'y' : 'x';
    guides.push(...found.gaps.map((gap): Guide => ({ axis: across, at: found.at, ...gap, distance: found.size })));
  }
  return { delta: { x: at.x - box.x, y: at.y - box.y }, guides };
}

/**
 * Snaps a moved box to the edges and centres of the image, of other boxes and of its first place, on each axis to the nearest, or if
 * none is near, to equal distances in a row. If its first place is near on both axes, it takes precedence. Equal distances from which
 * the other axis would move it away again are ignored.
 *
 * @param box as the pointer moved it
 * @param tolerance how near a line has to be, in pixels of the image
 */
export function snapRect(box: Rect, targets: SnapTargets, tolerance: number): Snap {
  const { free, ...found } = snapToLines(box, targets, tolerance);
  const atLines = movedBy(box, found.delta);
  const toLines = { ...found, guides: reaching(found.guides, atLines) };
  const between = snapBetween(atLines, targets, free, tolerance);
  if (between.guides.length === 0) return toLines;
  const there = movedBy(atLines, between.delta);
  const lines = snapToLines(there, targets, tolerance);
  const again = [lines.delta, snapBetween(movedBy(there, lines.delta), targets, lines.free, tolerance).delta];
  if (again.some(({ x, y }) => Math.hypot(x, y) > samePlace)) return toLines;
  return {
    delta: { x: toLines.delta.x + between.delta.x, y: toLines.delta.y + between.delta.y },
    guides: [...reaching(found.guides, there), ...between.guides],
  };
}

/** Which side of a box a drag moves along an axis; 'none' where it moves neither. */
export type MovedSide = 'start' | 'end' | 'none';

/** A box whose moved sides are shifted by `by`, in px of the image. */
function resizedBy({ x, y, width, height }: Rect, moved: { x: MovedSide; y: MovedSide }, by: Point): Rect {
  return {
    x: moved.x === 'start' ? x + by.x : x,
    y: moved.y === 'start' ? y + by.y : y,
    width: width + (moved.x === 'start' ? -by.x : by.x),
    height: height + (moved.y === 'start' ? -by.y : by.y),
  };
}

/**
 * Snaps the sides of a box that is resized to the edges and centres of the image, of other boxes and of its first place.
 *
 * @param moved the side that the pointer moves on each axis
 * @param tolerance how near a line has to be, in pixels of the image
 */
export function snapSides(
  box: Rect,
  moved: { x: MovedSide; y: MovedSide },
  targets: SnapTargets,
  tolerance: number,
): Snap {
  const [x, y] = axes.map((along) => {
    const pick: Stops = (stops) =>
      moved[along.axis] === 'none' ? [] : stops.slice(...(moved[along.axis] === 'start' ? [0, 1] : [2, 3]));
    return snapAlong(box, targets, { along, tolerance, pick });
  });
  const delta = { x: x?.shift ?? 0, y: y?.shift ?? 0 };
  return { delta, guides: reaching([...(x?.guides ?? []), ...(y?.guides ?? [])], resizedBy(box, moved, delta)) };
}
