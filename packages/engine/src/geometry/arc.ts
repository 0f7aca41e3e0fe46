import type { Point } from './quad.ts';

/** A band along a part of a circle. */
export interface Arc {
  /** Centre of the circle, in pixels of the image. */
  x: number;
  y: number;
  /** The radius of the band's centre line, in pixels. */
  radius: number;
  /** The angles where the band begins and ends: radians, clockwise from the right; `to` is the larger one. */
  from: number;
  to: number;
  /** The extent of the band along its radius, in pixels. */
  height: number;
}

/** A circle's centre and radius. */
type Circle = Pick<Arc, 'x' | 'y' | 'radius'>;

/** Pieces of the band whose middles tell the circle better than the pixels, which stray by half the band's height. */
const pieces = 48;
const rounds = 4;

/**
 * The band that points fill evenly, and how far they lie off its middle: the root mean square, which is 0.29 heights for a band. Undefined
 * where they lie on a straight line. Least squares as of Kåsa (1976), repeated on the middles of the pieces of the band.
 */
export function fitArc(points: readonly Point[]): { arc: Arc; error: number } | undefined {
  let circle = fitCircle(points);
  for (let round = 0; circle && round < rounds; round++) circle = fitCircle(middlesOf(points, circle));
  if (!circle) return undefined;
  const { x, y, radius } = circle;
  const middle = middleAngle(points, circle);
  let from = Infinity;
  let to = -Infinity;
  let squares = 0;
  for (const point of points) {
    const angle = angleFrom(middle, Math.atan2(point.y - y, point.x - x));
    from = Math.min(from, angle);
    to = Math.max(to, angle);
    squares += (Math.hypot(point.x - x, point.y - y) - radius) ** 2;
  }
  const height = points.length / Math.max(1, radius * (to - from));
  return {
    arc: { x, y, radius, from: middle + from, to: middle + to, height },
    error: Math.sqrt(squares / points.length),
  };
}

/** How far the middle of the band lies off the chord of its ends, in pixels. */
export function sagittaOf({ radius, from, to }: Arc): number {
  return radius * (1 - Math.cos(Math.min(Math.PI, (to - from) / 2)));
}

/** The middle of the band. */
export function middleOf({ x, y, radius, from, to }: Arc): Point {
  const angle = (from + to) / 2;
  return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
}

export function lengthOf({ radius, from, to }: Arc): number {
  return radius * (to - from);
}

/** Solves the normal equations of x² + y² = 2 a x + 2 b y + c about the points' mean. */
function fitCircle(points: readonly Point[]): Circle | undefined {
  const count = points.length;
  if (count < 3) return undefined;
  const mean = { x: sumOf(points, ({ x }) => x) / count, y: sumOf(points, ({ y }) => y) / count };
  let xx = 0;
  let xy = 0;
  let yy = 0;
  let xz = 0;
  let yz = 0;
  for (const point of points) {
    const x = point.x - mean.x;
    const y = point.y - mean.y;
    const z = x * x + y * y;
    xx += x * x;
    xy += x * y;
    yy += y * y;
    xz += x * z;
    yz += y * z;
  }
  const determinant = xx * yy - xy * xy;
  if (determinant <= 1e-9 * (xx + yy) ** 2) return undefined;
  const a = (xz * yy - yz * xy) / (2 * determinant);
  const b = (yz * xx - xz * xy) / (2 * determinant);
  return { x: mean.x + a, y: mean.y + b, radius: Math.sqrt(a * a + b * b + (xx + yy) / count) };
}

function middlesOf(points: readonly Point[], circle: Circle): Point[] {
  const middle = middleAngle(points, circle);
  const angles = points.map(({ x, y }) => angleFrom(middle, Math.atan2(y - circle.y, x - circle.x)));
  const from = angles.reduce((least, angle) => Math.min(least, angle), Infinity);
  const to = angles.reduce((most, angle) => Math.max(most, angle), -Infinity);
  const byPiece = Map.groupBy(points.keys(), (index) =>
    Math.min(pieces - 1, Math.floor((((angles[index] ?? 0) - from) / Math.max(1e-9, to - from)) * pieces)),
  );
  return [...byPiece.values()].map((members) => {
    const own = members.flatMap((index) => points[index] ?? []);
    return { x: sumOf(own, ({ x }) => x) / own.length, y: sumOf(own, ({ y }) => y) / own.length };
  });
}

/** The direction from the centre to where most of the points lie. */
function middleAngle(points: readonly Point[], circle: Circle): number {
  return Math.atan2(
    sumOf(points, ({ y }) => y - circle.y),
    sumOf(points, ({ x }) => x - circle.x),
  );
}

/** The turn from one angle to another, between −π and π. */
function angleFrom(one: number, other: number): number {
  const turn = other - one;
  return turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI));
}

function sumOf(points: readonly Point[], value: (point: Point) => number): number {
  let sum = 0;
  for (const point of points) sum += value(point);
  return sum;
}
