import { centerOf } from './rect.ts';
import type { Point, Rect } from './rect.ts';

/** A rectangle turned about its centre. */
export interface RotatedRect extends Rect {
  /** Degrees, clockwise. */
  rotation: number;
}

/** A vector turned by degrees, clockwise as the y axis points down. */
export function rotateVector({ x, y }: Point, degrees: number): Point {
  if (degrees === 0) return { x, y };
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/** Where a point of the image lies for a rectangle that thinks it is not turned. */
export function toLocalPoint(rect: RotatedRect, point: Point): Point {
  const center = centerOf(rect);
  const { x, y } = rotateVector({ x: point.x - center.x, y: point.y - center.y }, -rect.rotation);
  return { x: center.x + x, y: center.y + y };
}

/** The rectangle along the axes of the image that holds a turned one. */
export function boundsOf(rect: RotatedRect): Rect {
  if (rect.rotation === 0) return { x: rect.x, y: rect.y, width: rect.width, height: rect.height };
  const angle = (rect.rotation * Math.PI) / 180;
  const cos = Math.abs(Math.cos(angle));
  const sin = Math.abs(Math.sin(angle));
  const width = rect.width * cos + rect.height * sin;
  const height = rect.width * sin + rect.height * cos;
  const center = centerOf(rect);
  return { x: center.x - width / 2, y: center.y - height / 2, width, height };
}

/** Which side or corner of a rectangle stays where it is: 0 is left or top, 0.5 the middle, 1 right or bottom. */
export interface Anchor {
  x: 0 | 0.5 | 1;
  y: 0 | 0.5 | 1;
}

/** A turned rectangle with another size, whose anchor stays at the same place of the image. */
export function withSize<R extends RotatedRect>(rect: R, size: { width: number; height: number }, anchor: Anchor): R {
  const center = centerOf(rect);
  const shift = rotateVector(
    {
      x: (anchor.x - 0.5) * (rect.width - size.width),
      y: (anchor.y - 0.5) * (rect.height - size.height),
    },
    rect.rotation,
  );
  return {
    ...rect,
    width: size.width,
    height: size.height,
    x: center.x + shift.x - size.width / 2,
    y: center.y + shift.y - size.height / 2,
  };
}

/** How far to move a stretch of an axis so that it is inside the room; one without room goes to its middle. */
function shiftInside(start: number, size: number, from: number, room: number): number {
  if (size > room) return from + (room - size) / 2 - start;
  return Math.max(0, from - start) + Math.min(0, from + room - size - start);
}

/** A turned rectangle moved so that it stands over the bounds nowhere, or as little as its size allows. */
export function moveInside<R extends RotatedRect>(rect: R, bounds: Rect): R {
  const box = boundsOf(rect);
  return {
    ...rect,
    x: rect.x + shiftInside(box.x, box.width, bounds.x, bounds.width),
    y: rect.y + shiftInside(box.y, box.height, bounds.y, bounds.height),
  };
}
