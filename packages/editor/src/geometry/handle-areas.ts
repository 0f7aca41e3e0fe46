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
const cornerInset = { max: 10, share: 1 / 8 };
const sideInset = { max: 6, share: 1 / 12 };

const insideBy = (side: number, { max, share }: { max: number; share: number }) => Math.min(max, side * share);

/**
 * Which handles a box of this size on the screen has: fewer on a small one, whose middle has to stay free for dragging. A low box
 * has those of its width: its height follows from its text.
 */
function handlesFor({ width, height }: Size): readonly Handle[] {
  if (Math.min(width, height) < smallSide) return width >= longSide ? ['w', 'e'] : ['se'];
  return handles.filter((handle) => {
    const { x, y } = anchorOf(handle);
    return (
      (x !== 0.5 || (width >= longSide && height >= longSide)) && (y !== 0.5 || Math.max(width, height) >= longSide)
    );
  });
}

/** The place of a handle along one axis: at the start or the end of a side. */
function stretch(anchor: 0 | 1, side: number, inset: number): { start: number; length: number } {
  return { start: anchor === 1 ? inset - reach : side - inset, length: reach };
}

/**
 * The rectangles in which the handles of a box can be taken hold of, from the box's top left corner: squares, and the whole of the
 * left and right side, whose handles are used most. They stand outside of a small box, so that at least three quarters of any box
 * are left to drag it by.
 *
 * @param box its size on the screen, in pixels of the screen
 */
export function handleAreas(box: Size): (Rect & { handle: Handle })[] {
  const shown = handlesFor(box);
  const between = shown.includes('nw') ? box.height - 2 * insideBy(box.height, cornerInset) : reach;
  return shown.map((handle) => {
    const { x, y } = anchorOf(handle);
    const inset = x === 0.5 || y === 0.5 ? sideInset : cornerInset;
    const across =
      x === 0.5 ? { start: (box.width - reach) / 2, length: reach } : stretch(x, box.width, insideBy(box.width, inset));
    const down =
      y === 0.5
        ? { start: (box.height - between) / 2, length: between }
        : stretch(y, box.height, insideBy(box.height, inset));
    return { handle, x: across.start, y: down.start, width: across.length, height: down.length };
  });
}
