import { clamp, clampRect, rectBetween } from '../geometry/rect.ts';
import type { Point, Rect, Size } from '../geometry/rect.ts';
import { resizeRect } from '../geometry/resize-rect.ts';
import type { Handle } from '../geometry/resize-rect.ts';
import { exclusionMinSide } from '../model/exclusion-rectangle.ts';

/** What a pressed pointer does to exclusion rectangles; `from` is where it was pressed and `to` where it is now. */
export type ExclusionGesture = { from: Point; to: Point } & (
  | { name: 'drawing' }
  | { name: 'moving'; id: string; start: Rect }
  | { name: 'resizing'; id: string; start: Rect; handle: Handle }
);

function clampPoint({ x, y }: Point, image: Size): Point {
  return { x: clamp(x, 0, image.width), y: clamp(y, 0, image.height) };
}

/** The rectangle that a gesture has made so far, inside the image. */
export function rectOfGesture(gesture: ExclusionGesture, image: Size): Rect {
  const { from, to } = gesture;
  const bounds = { x: 0, y: 0, ...image };
  const delta = { x: to.x - from.x, y: to.y - from.y };
  if (gesture.name === 'drawing') {
    return rectBetween(clampPoint(from, image), clampPoint(to, image));
  }
  if (gesture.name === 'moving') {
    return clampRect({ ...gesture.start, x: gesture.start.x + delta.x, y: gesture.start.y + delta.y }, bounds);
  }
  const min = { width: exclusionMinSide, height: exclusionMinSide };
  const { x, y, width, height } = resizeRect({ ...gesture.start, rotation: 0 }, gesture.handle, delta, bounds, min);
  return { x, y, width, height };
}

/** Whether a drawn rectangle is meant: one wider and taller than 5 px. */
export function isDrawn({ width, height }: Rect): boolean {
  return width > exclusionMinSide && height > exclusionMinSide;
}
