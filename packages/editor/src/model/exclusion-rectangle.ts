import type { Point, Rect } from '../geometry/rect.ts';

/** A part of an image whose text stays as it is. */
export interface ExclusionRectangle {
  id: string;
  /** Top left, top right, bottom right, bottom left, in pixels of the image. */
  points: readonly [Point, Point, Point, Point];
}

/** Shortest side of a rectangle, in pixels of the image; a drawn one has to be longer on every side. */
export const exclusionMinSide = 5;

export function createExclusion(id: string, { x, y, width, height }: Rect): ExclusionRectangle {
  return {
    id,
    points: [
      { x, y },
      { x: x + width, y },
      { x: x + width, y: y + height },
      { x, y: y + height },
    ],
  };
}

export function rectOfExclusion({ points: [from, , to] }: ExclusionRectangle): Rect {
  return { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y };
}
