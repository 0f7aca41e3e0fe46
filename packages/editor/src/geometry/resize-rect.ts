import { clamp, containsRect, unionRect } from './rect.ts';
import type { Point, Rect, Size } from './rect.ts';
import { boundsOf, rotateVector, withSize } from './rotation.ts';
import type { Anchor, RotatedRect } from './rotation.ts';

/** A side or corner of a box by its compass direction, before turning. */
export type Handle = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw';

/** Clockwise from the top left corner. */
export const handles: readonly Handle[] = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'];

/** The anchor, which stays in place while a handle is dragged: the side or corner across from it. */
export function anchorOf(handle: Handle): Anchor {
  return {
    x: handle.includes('w') ? 1 : handle.includes('e') ? 0 : 0.5,
    y: handle.includes('n') ? 1 : handle.includes('s') ? 0 : 0.5,
  };
}

/** The number of bisections for the largest share of a drag inside the bounds: enough to exhaust the digits of a double. */
const halvings = 50;

/** The largest share of a change of a box with which the box is inside the room. */
function largestShare(room: Rect, at: (share: number) => RotatedRect): number {
  if (containsRect(room, boundsOf(at(1)))) return 1;
  let inside = 0;
  let outside = 1;
  for (let step = 0; step < halvings; step += 1) {
    const middle = (inside + outside) / 2;
    if (containsRect(room, boundsOf(at(middle)))) inside = middle;
    else outside = middle;
  }
  return inside;
}

/**
 * Resizes a box by one of its handles. The side or corner across stays where it is, the box neither flips nor gets smaller than
 * `min`, and it does not leave the bounds. A box that was outside of them to begin with may stay there, but gets no further out.
 *
 * @param start the box when the drag began: each move is computed from it, never from the move before
 * @param delta how far the pointer has moved since, in pixels of the image
 */
export function resizeRect<R extends RotatedRect>(start: R, handle: Handle, delta: Point, bounds: Rect, min: Size): R {
  const anchor = anchorOf(handle);
  const room = unionRect(bounds, boundsOf(start));
  const grow = rotateVector(delta, -start.rotation);
  const signX = anchor.x === 0.5 ? 0 : 1 - 2 * anchor.x;
  const signY = anchor.y === 0.5 ? 0 : 1 - 2 * anchor.y;
  const minWidth = Math.min(min.width, start.width);
  const minHeight = Math.min(min.height, start.height);

  const resized = (shareX: number, shareY: number) =>
    withSize(
      start,
      {
        width: Math.max(minWidth, start.width + signX * grow.x * shareX),
        height: Math.max(minHeight, start.height + signY * grow.y * shareY),
      },
      anchor,
    );
  const shareX = largestShare(room, (share) => resized(share, 0));
  const shareY = largestShare(room, (share) => resized(shareX, share));
  return resized(shareX, shareY);
}

/** Whether a handle is at a corner of the box. */
export function isCorner(handle: Handle): boolean {
  return handle.length === 2;
}

/**
 * The scale by which a drag of a corner resizes a box that keeps its aspect ratio. It follows the pointer along the diagonal, as far as
 * the box stays inside the bounds.
 *
 * @param start the box when the drag began
 * @param delta how far the pointer has moved since, in pixels of the image
 * @param limits of the scale; `min` is 1 at most, and `max` is 1 at least
 */
export function scaleOfDrag(
  start: RotatedRect,
  handle: Handle,
  delta: Point,
  bounds: Rect,
  limits: { min: number; max: number },
): number {
  const anchor = anchorOf(handle);
  const { x, y } = rotateVector(delta, -start.rotation);
  const along = (1 - 2 * anchor.x) * x * start.width + (1 - 2 * anchor.y) * y * start.height;
  const growth = clamp(1 + along / (start.width ** 2 + start.height ** 2), limits.min, limits.max) - 1;
  const scaled = (by: number) => withSize(start, { width: start.width * by, height: start.height * by }, anchor);
  return 1 + growth * largestShare(unionRect(bounds, boundsOf(start)), (share) => scaled(1 + growth * share));
}

/** The anchor of a resized box whose text needs more room: it grows downwards, unless its lower side is the one that stays. */
export function growthAnchor(handle: Handle): Anchor {
  return { x: 0, y: anchorOf(handle).y === 1 ? 1 : 0 };
}
