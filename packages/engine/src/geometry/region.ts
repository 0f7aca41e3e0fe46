import { overlap } from './bounds.ts';
import { boundsInFrame, type OrientedRectangle, quadOf } from './oriented-rectangle.ts';
import type { Quad } from './quad.ts';

/** An upright rectangle in pixels of the image, corners included. */
export interface Region {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** True where the text of a box is to be left alone: its centre, or most of its area, lies in a region. */
export function isExcluded(box: OrientedRectangle, regions: readonly Region[]): boolean {
  const corners = quadOf(box);
  const { left, top, right, bottom } = boundsInFrame(corners, 0);
  const area = (right - left) * (bottom - top);
  return regions.some(({ x1, y1, x2, y2 }) => {
    if (box.x >= x1 && box.x <= x2 && box.y >= y1 && box.y <= y2) return true;
    const shared = Math.max(0, overlap(left, right, x1, x2)) * Math.max(0, overlap(top, bottom, y1, y2));
    return shared > area / 2;
  });
}

export function quadOfRegion({ x1, y1, x2, y2 }: Region): Quad {
  return [
    { x: x1, y: y1 },
    { x: x2, y: y1 },
    { x: x2, y: y2 },
    { x: x1, y: y2 },
  ];
}
