import type { BrushStroke } from './brush-stroke.ts';
import type { StylePreset } from './style-preset.ts';

/** The lists that a document holds beside its boxes; undo brings them back with the boxes. Never changed in place. */
export interface Extras {
  /** The strokes of the brush on the picture under the boxes, the oldest first. */
  strokes: readonly BrushStroke[];
  /** Named styles, in the order in which they were saved. */
  presets: readonly StylePreset[];
  /** Ids in the order in which the user reads the records; empty while the order follows from their places. */
  readingOrder: readonly string[];
}

export const noExtras: Extras = { strokes: [], presets: [], readingOrder: [] };

const lists = ['strokes', 'presets', 'readingOrder'] as const satisfies readonly (keyof Extras)[];

export function sameExtras(a: Extras, b: Extras): boolean {
  return lists.every((list) => a[list] === b[list]);
}

/** The lists of a document: those that it lacks are empty. */
export function extrasOf({
  strokes = [],
  presets = [],
  readingOrder = [],
}: {
  [List in keyof Extras]?: Extras[List] | undefined;
}): Extras {
  return { strokes, presets, readingOrder };
}
