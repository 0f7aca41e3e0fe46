import type { Quad } from './homography.ts';

/** A part of a plane, upright. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Its corners, clockwise from the top left. */
export function quadOf({ left, top, right, bottom }: Area): Quad {
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}
