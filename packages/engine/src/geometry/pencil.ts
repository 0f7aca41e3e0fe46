import type { Point } from './quad.ts';

/** A straight line as it was measured: a point of it, its direction in radians, and how much it counts. */
export interface Ray extends Point {
  angle: number;
  weight: number;
}

/** Straight lines that meet in one point: homogeneous, so that the point of parallel lines lies at infinity (`w` is 0). */
export interface Pencil {
  x: number;
  y: number;
  w: number;
}

/** The direction, in radians within half a turn of `near`, of the line of a pencil through a point. */
export function directionAt({ x, y, w }: Pencil, point: Point, near: number): number {
  return near + turnBetween(near, Math.atan2(y - w * point.y, x - w * point.x));
}

/** The turn from one undirected line to another, in radians, at most a quarter turn either way. */
export function turnBetween(from: number, to: number): number {
  const turn = to - from;
  return turn - Math.PI * Math.round(turn / Math.PI);
}

/** The pencil of two lines. */
export function pencilOfTwo(one: Ray, other: Ray): Pencil {
  const a = lineOf(one);
  const b = lineOf(other);
  return { x: a.y * b.w - a.w * b.y, y: a.w * b.x - a.x * b.w, w: a.x * b.y - a.y * b.x };
}

/**
 * The pencil that lines measured with errors are of: their directions change with the distance across them, a linear regression.
 * @param stiffness in square pixels: how much of a spread across the lines it takes to say that they are not parallel
 */
export function fitPencil(rays: readonly Ray[], stiffness: number): Pencil {
  const total = rays.reduce((sum, { weight }) => sum + weight, 0);
  const mean = (of: (ray: Ray) => number): number => rays.reduce((sum, ray) => sum + ray.weight * of(ray), 0) / total;
  const middle = { x: mean(({ x }) => x), y: mean(({ y }) => y) };
  let angle = medianAngle(rays);
  let change = 0;
  // The distances are across the direction that is being found: the second time it is known well.
  for (let round = 0; round < 2; round++) {
    const reference = angle;
    const across = ({ x, y }: Point): number =>
      (y - middle.y) * Math.cos(reference) - (x - middle.x) * Math.sin(reference);
    const turn = mean((ray) => turnBetween(reference, ray.angle));
    const both = mean((ray) => across(ray) * (turnBetween(reference, ray.angle) - turn));
    change = both / (mean((ray) => across(ray) ** 2) + stiffness / rays.length);
    angle = reference + turn;
  }
  return { x: middle.x * change - Math.cos(angle), y: middle.y * change - Math.sin(angle), w: change };
}

/** The median direction, each line counting by its weight. */
function medianAngle(rays: readonly Ray[]): number {
  const reference = rays.reduce((most, ray) => (ray.weight > most.weight ? ray : most)).angle;
  const sorted = rays
    .map(({ angle, weight }) => ({ turn: turnBetween(reference, angle), weight }))
    .toSorted((a, b) => a.turn - b.turn);
  const half = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let passed = 0;
  return reference + (sorted.find(({ weight }) => (passed += weight) >= half)?.turn ?? 0);
}

/** The line through a point in a direction: the points for which x, y and w sum to 0. */
function lineOf({ x, y, angle }: Ray): Pencil {
  const normal = { x: -Math.sin(angle), y: Math.cos(angle) };
  return { ...normal, w: -(normal.x * x + normal.y * y) };
}
