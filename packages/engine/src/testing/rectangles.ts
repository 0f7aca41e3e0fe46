import * as fc from 'fast-check';
import { type OrientedRectangle, toFrame } from '../geometry/oriented-rectangle.ts';
import type { Point } from '../geometry/quad.ts';

const coordinate = fc.integer({ min: -2000, max: 2000 });
const side = fc.integer({ min: 1, max: 900 });

export const anyPoint = fc.record({ x: coordinate, y: coordinate });
export const anyAngle = fc.double({ min: -Math.PI, max: Math.PI, noNaN: true });
export const anyRectangle = fc.record({ x: coordinate, y: coordinate, width: side, height: side, angle: anyAngle });

/** Whether a point lies in a rectangle, to a millionth of a pixel. */
export function holds(outer: OrientedRectangle, inside: Point): boolean {
  const at = toFrame({ x: inside.x - outer.x, y: inside.y - outer.y }, outer.angle);
  return Math.abs(at.x) <= outer.width / 2 + 1e-6 && Math.abs(at.y) <= outer.height / 2 + 1e-6;
}
