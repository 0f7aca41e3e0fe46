import type { Rect, Size } from './rect.ts';
import { anchorOf, handles } from './resize-rect.ts';
import type { Handle } from './resize-rect.ts';

/** Side of the square in which a handle can be taken hold of, in pixels of the screen. */
const reach = 20;
/** Sides shorter than this have no handle in their middle, in pixels of the screen. */
const longSide = 60;
/** Boxes narrower or lower than this have one handle, or one at either end, in pixels of the screen. */
const smallSide = 24;
/** How far a handle may reach into the box: pixels of the screen, and the share of the box's side. */
const cornerInset = { most: 10, share: 1 / 4 };
const sideInset = { most: 6, share: 1 / 8 };

/** Which handles a box of this size on the screen has: fewer on a small one, whose middle has to stay free for dragging. */
function handlesFor({ width, height }: Size): readonly Handle[] {
  if (Math.min(width, height) < smallSide) return width >= longSide ? ['w', 'e'] : ['se'];
  return handles.filter((handle) => {
    const { x, y } = anchorOf(handle);
    return (x !== 0.5 || width >= longSide) && (y !== 0.5 || height >= longSide);
  });
}

/** Where along one axis a handle can be taken hold of: at the start, in the middle or at the end of a side. */
function stretch(anchor: 0 | 0.5 | 1, side: number, inset: { most: number; share: number }): number {
  const inside = Math.min(inset.most, side * inset.share);
  if (anchor === 0.5) return (side - reach) / 2;
  return anchor === 1 ? inside - reach : side - inside;
}

/**
 * The squares in which the handles of a box can be taken hold of, from the box's top left corner. They stand outside of a small
 * box, so that at least three quarters of any box are left to drag it by.
 *
 * @param box its size on the screen, in pixels of the screen
 */
export function handleAreas(box: Size): (Rect & { handle: Handle })[] {
  return handlesFor(box).map((handle) => {
    const { x, y } = anchorOf(handle);
    const inset = x === 0.5 || y === 0.5 ? sideInset : cornerInset;
    return {
      handle,
      x: stretch(x, box.width, inset),
      y: stretch(y, box.height, inset),
      width: reach,
      height: reach,
    };
  });
}
