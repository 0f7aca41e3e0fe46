import type { Point, Quad } from '@palimpsest/engine';

/** A line, true or read, and the text that it belongs to. */
export interface PlacedLine {
  text: string;
  quad: Quad;
  /** Index of its text among all texts of its side. */
  owner: number;
  /** Place within its text where its position does not tell, as on an arc. */
  order?: number | undefined;
}

/** True and read lines that lie on the same place; either side may be empty. Both in reading order. */
export interface Match<Read extends PlacedLine = PlacedLine> {
  truth: PlacedLine[];
  read: Read[];
}

/** Share of the smaller of two lines that must lie in the other for them to be the same place. */
const sharedArea = 0.5;

function area(polygon: readonly Point[]): number {
  let sum = 0;
  for (let i = 0; i < polygon.length; i++) {
    const a = polygon[i];
    const b = polygon[(i + 1) % polygon.length];
    if (a && b) sum += a.x * b.y - b.x * a.y;
  }
  return Math.abs(sum) / 2;
}

/** Area that two clockwise convex polygons share (Sutherland and Hodgman, 1974). */
function intersectionArea(subject: readonly Point[], clip: readonly Point[]): number {
  let polygon = [...subject];
  for (let i = 0; i < clip.length && polygon.length > 0; i++) {
    const from = clip[i];
    const to = clip[(i + 1) % clip.length];
    if (!from || !to) continue;
    const side = (p: Point): number => (to.x - from.x) * (p.y - from.y) - (to.y - from.y) * (p.x - from.x);
    const kept: Point[] = [];
    for (let j = 0; j < polygon.length; j++) {
      const a = polygon[j];
      const b = polygon[(j + 1) % polygon.length];
      if (!a || !b) continue;
      const sideA = side(a);
      const sideB = side(b);
      if (sideA >= 0) kept.push(a);
      if (sideA * sideB < 0) {
        const share = sideA / (sideA - sideB);
        kept.push({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });
      }
    }
    polygon = kept;
  }
  return area(polygon);
}

/** Whether half of the smaller line lies in the larger one. */
export function onSamePlace(a: Quad, b: Quad): boolean {
  const smaller = Math.min(area(a), area(b));
  return smaller > 0 && intersectionArea(a, b) / smaller >= sharedArea;
}

/** Area that two quads share, of the area that either covers: 1 for the same quad, 0 for strangers. */
export function sharedShare(a: Quad, b: Quad): number {
  const shared = intersectionArea(a, b);
  const either = area(a) + area(b) - shared;
  return either > 0 ? shared / either : 0;
}

/** Rows from the top, each from its left, seen along the direction of the first line's text. */
function inReadingOrder<Line extends PlacedLine>(lines: readonly Line[]): Line[] {
  const [first] = lines;
  if (!first) return [];
  if (lines.every(({ owner, order }) => owner === first.owner && order !== undefined)) {
    return lines.toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0));
  }
  const angle = Math.atan2(first.quad[1].y - first.quad[0].y, first.quad[1].x - first.quad[0].x);
  const placed = lines.map((line) => {
    const x = line.quad.reduce((sum, corner) => sum + corner.x, 0) / 4;
    const y = line.quad.reduce((sum, corner) => sum + corner.y, 0) / 4;
    const height = Math.hypot(line.quad[3].x - line.quad[0].x, line.quad[3].y - line.quad[0].y);
    return {
      line,
      height,
      along: x * Math.cos(angle) + y * Math.sin(angle),
      across: y * Math.cos(angle) - x * Math.sin(angle),
    };
  });
  placed.sort((a, b) => a.across - b.across);
  const rows: (typeof placed)[] = [];
  for (const item of placed) {
    const row = rows.at(-1);
    const head = row?.[0];
    if (row && head && item.across - head.across < Math.min(item.height, head.height) / 2) row.push(item);
    else rows.push([item]);
  }
  return rows.flatMap((row) => row.toSorted((a, b) => a.along - b.along).map(({ line }) => line));
}

/**
 * Brings together which read lines stand for which true ones. A line read in two pieces and two lines read as one make one match each, so
 * that the text can be compared however it was cut.
 */
export function matchLines<Read extends PlacedLine>(
  truth: readonly PlacedLine[],
  read: readonly Read[],
): Match<Read>[] {
  const matches: Match<Read>[] = truth.map((line) => ({ truth: [line], read: [] }));
  for (const line of read) {
    const touched = matches.filter((match) => match.truth.some((other) => onSamePlace(other.quad, line.quad)));
    const merged: Match<Read> = {
      truth: touched.flatMap((match) => match.truth),
      read: [...touched.flatMap((match) => match.read), line],
    };
    for (const match of touched) matches.splice(matches.indexOf(match), 1);
    matches.push(merged);
  }
  return matches.map((match) => ({ truth: inReadingOrder(match.truth), read: inReadingOrder(match.read) }));
}
