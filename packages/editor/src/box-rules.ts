import type { Point, Rect, Size } from './geometry/rect.ts';
import type { Handle } from './geometry/resize-rect.ts';
import type { Anchor } from './geometry/rotation.ts';
import type { Box } from './model/box.ts';
import type { Same } from './model/diff.ts';

/** The behaviour of one kind of box that differs from other kinds. */
export interface BoxRules<R extends Box> {
  same: Same<R>;
  /** The minimum size of a box, in px of the image. */
  minSize: Size;
  /** Moves a box by pixels of the image, as far as the image goes. */
  move: (box: R, delta: Point) => R;
  /** Accepts the box into which the user resized `start`; if it has to grow, the anchor stays in place. */
  reshape: (start: R, box: R, anchor: Anchor) => R;
  /** The upright rectangle of the image that the content of a box covers; absent if that is the box itself. */
  inkBounds?: ((box: R) => Rect) | undefined;
  /**
   * Scales a box whose corner was dragged together with its content; absent if a corner changes the box alone.
   *
   * @param start the box when the drag began
   * @param delta how far the pointer has moved since, in pixels of the image
   */
  scale?: ((start: R, corner: Handle, delta: Point) => R) | undefined;
  /** Whether commands on the selection skip it. */
  isFixed: (box: R) => boolean;
  /** Whether it is removed once it is left, for example an added text without words. */
  isLeftover: (box: R) => boolean;
  /** A record with the same content and an id that is not taken. */
  copy: (box: R, isTaken: (id: string) => boolean) => R;
  /** Makes the record that is drawn with the pointer, or placed with the keyboard; absent if there is no such record. */
  draw?: ((rect: Rect) => R) | undefined;
  /** The first place of the box in the picture, for snapping. */
  home?: ((box: R) => Rect) | undefined;
}
