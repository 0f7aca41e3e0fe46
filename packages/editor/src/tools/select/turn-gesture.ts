import type { Point } from '../../geometry/rect.ts';
import { centerOf } from '../../geometry/rect.ts';
import type { RotatedRect } from '../../geometry/rotation.ts';

/** Angles that a box turns to with Shift, in degrees. */
const shiftStep = 15;
/** How near an upright box has to be to become upright, in degrees. */
const upright = 2;

function angleOf(center: Point, { x, y }: Point): number {
  return (Math.atan2(y - center.y, x - center.x) * 180) / Math.PI;
}

/** An angle as a box keeps it: above -180 and at most 180 degrees. */
function normalized(degrees: number): number {
  const turned = ((degrees % 360) + 360) % 360;
  return turned > 180 ? turned - 360 : turned;
}

/**
 * The angle of a box whose rotation handle is dragged, in degrees, clockwise. It stays near a quarter turn where it comes close to
 * one; with Shift it goes in steps of 15 degrees.
 *
 * @param start the box when the drag began
 */
export function turnedTo(start: RotatedRect, from: Point, to: Point, shiftKey: boolean): number {
  const center = centerOf(start);
  const free = start.rotation + angleOf(center, to) - angleOf(center, from);
  if (shiftKey) return normalized(Math.round(free / shiftStep) * shiftStep);
  const quarter = Math.round(free / 90) * 90;
  return normalized(Math.abs(free - quarter) < upright ? quarter : free);
}
