import { boundsInFrame, type OrientedRectangle, rectangleFromFrame } from './oriented-rectangle.ts';
import type { Point } from './quad.ts';

/** Corners of the convex hull, in order; Andrew's monotone chain. Fewer than three points come back as they are. */
export function convexHull(points: readonly Point[]): Point[] {
  if (points.length < 3) return [...points];
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  return [...halfHull(sorted), ...halfHull(sorted.toReversed())];
}

function halfHull(ordered: readonly Point[]): Point[] {
  const hull: Point[] = [];
  for (const point of ordered) {
    for (let a = hull.at(-2), b = hull.at(-1); a && b && turn(a, b, point) <= 0; a = hull.at(-2), b = hull.at(-1)) {
      hull.pop();
    }
    hull.push(point);
  }
  hull.pop();
  return hull;
}

/** The cross product of a → b and a → c, above 0 where a → b → c turns left in a frame with y up. */
function turn(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/**
 * The rectangle of the least area that holds all points: one of its sides lies on a side of the hull (Freeman and Shapira, 1975).
 * Its angle is in (-45°, 45°], so that its width is not always its longer side.
 */
export function minimumAreaRectangle(points: readonly Point[]): OrientedRectangle {
  const hull = convexHull(points);
  let best = rectangleFromFrame(boundsInFrame(hull, 0), 0);
  for (const [index, from] of hull.entries()) {
    const to = hull[(index + 1) % hull.length] ?? from;
    if (to.x === from.x && to.y === from.y) continue;
    const side = Math.atan2(to.y - from.y, to.x - from.x);
    const angle = side - (Math.PI / 2) * Math.ceil(side / (Math.PI / 2) - 0.5);
    const box = rectangleFromFrame(boundsInFrame(hull, angle), angle);
    if (box.width * box.height < best.width * best.height - 1e-9) best = box;
  }
  return best;
}
