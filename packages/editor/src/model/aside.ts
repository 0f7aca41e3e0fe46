import type { BrushStroke } from './brush-stroke.ts';
import type { StylePreset } from './style-preset.ts';

/** What a document holds beside its records, and undo brings back with them. Never changed in place. */
export interface Aside {
  /** What the brush did to the picture under the boxes, the oldest first. */
  strokes: readonly BrushStroke[];
  /** Named styles, in the order in which they were saved. */
  presets: readonly StylePreset[];
  /** Ids in the order in which the user reads the records; empty while the order follows from their places. */
  readingOrder: readonly string[];
}

export function asideOf({ strokes, presets, readingOrder }: Aside): Aside {
  return { strokes, presets, readingOrder };
}

export function sameAside(a: Aside, b: Aside): boolean {
  return a.strokes === b.strokes && a.presets === b.presets && a.readingOrder === b.readingOrder;
}
