import type { Point, Rect, Size } from './geometry/rect.ts';
import type { Handle } from './geometry/resize-rect.ts';
import type { Anchor } from './geometry/rotation.ts';
import type { Box } from './model/box.ts';
import type { Same } from './model/diff.ts';

/** What boxes of one kind do differently from others. */
export interface BoxRules<R extends Box> {
  same: Same<R>;
  /** What a box can be shrunk to, in pixels of the image. */
  minSize: Size;
  /** Moves a box by pixels of the image, as far as the image goes. */
  move: (box: R, delta: Point) => R;
  /** Takes a box that the user has made of `start`; the anchor stays in place should it have to grow. */
  reshape: (start: R, box: R, anchor: Anchor) => R;
  /** The upright rectangle that what stands in a box takes of the image; absent where that is the box itself. */
  inkBounds?: ((box: R) => Rect) | undefined;
  /**
   * Takes a box whose corner was dragged, with what stands in it; absent where a corner changes the box alone.
   *
   * @param start the box when the drag began
   * @param delta how far the pointer has moved since, in pixels of the image
   */
  scale?: ((start: R, corner: Handle, delta: Point) => R) | undefined;
  /** Whether commands on what is selected leave it as it is. */
  isFixed: (box: R) => boolean;
  /** Whether it goes as soon as it is left, as an added text without words. */
  isLeftover: (box: R) => boolean;
  /** Another record that says the same, with an id that is not taken. */
  copy: (box: R, isTaken: (id: string) => boolean) => R;
  /** The record that is drawn with the pointer, or placed with the keyboard; absent where none can be. */
  draw?: ((rect: Rect) => R) | undefined;
  /** Where the box stood in the picture at first, for snapping. */
  home?: ((box: R) => Rect) | undefined;
}
