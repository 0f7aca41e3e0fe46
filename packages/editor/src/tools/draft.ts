import type { Point } from '../geometry/rect.ts';
import type { Handle } from '../geometry/resize-rect.ts';

/** A press, move or release of a pointer on the canvas. */
export interface PointerInput {
  /** The place of the pointer, in px of the image. */
  point: Point;
  /** Pixels of the screen for one of the image. */
  zoom: number;
  /** Adds to the selection, keeps a drag on one axis, and resizes a box by its corner without its text. */
  shiftKey?: boolean;
  /** Drags copies, and leaves what was pressed where it is; resizes a box by its corner without its text. */
  altKey?: boolean;
  /** Ctrl or ⌘: drags without snapping. */
  commandKey?: boolean;
  /**
   * A finger selects when it is lifted, so that a swipe over something that is not selected scrolls. A second tap on what is
   * selected opens it: a finger has no double click.
   */
  touch?: boolean;
  /** The handle of the selected box that was pressed. */
  handle?: Handle | 'rotation' | undefined;
}

/** Something that a tool is drawing while the pointer is down. Never changed in place: each move makes the next one. */
export interface Draft {
  /** Leads it on to where the pointer has moved. */
  lead: (input: PointerInput) => Draft;
  /** Puts what was drawn into the document as one step; what is too small to be meant changes nothing. */
  finish: () => void;
}

/** Begins to draw where the pointer is pressed. */
export type BeginDraft = (input: PointerInput) => Draft;
