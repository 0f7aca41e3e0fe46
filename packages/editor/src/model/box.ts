import type { Rect } from '../geometry/rect.ts';
import { boundsOf } from '../geometry/rotation.ts';
import type { RotatedRect } from '../geometry/rotation.ts';
import { unionRect } from '../geometry/rect.ts';

/** Something that stands on the image in a box: a text, or an area. Never changed in place: every edit makes a new record. */
export interface Box extends RotatedRect {
  readonly id: string;
  /** Not drawn, not exported and not hit by a pointer. */
  hidden?: boolean | undefined;
  /** Not hit by a pointer, and not changed by commands on what is selected. */
  locked?: boolean | undefined;
}

/** The rectangle along the axes of the image that holds all of these boxes; undefined without any. */
export function boundsOfAll(boxes: readonly RotatedRect[]): Rect | undefined {
  const [first, ...rest] = boxes.map(boundsOf);
  return first && rest.reduce(unionRect, first);
}
