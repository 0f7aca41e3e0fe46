/**
 * Decorations that belong to a text: they are erased with the original and drawn again with the translation.
 *
 * @module
 */
import type { OrientedRectangle } from '../geometry/oriented-rectangle.ts';
import type { Colour } from '../image/colour.ts';

/** A rule that was drawn under each line of a text. */
export interface FoundUnderline {
  colour: Colour;
  /** The rules themselves, in the order of the lines. */
  lines: readonly OrientedRectangle[];
}

/** A filled box that was drawn behind one text alone, for its words. */
export interface FoundBackground {
  colour: Colour;
  rectangle: OrientedRectangle;
  /** Radius of its corners, in pixels of the image. */
  radius: number;
}
