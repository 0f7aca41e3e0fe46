import type { EditorText } from './text.ts';

/** What the editor edits: the texts on an image. Plain data, fit for JSON. */
export interface EditorDocument {
  /** Of the image, in its pixels. */
  width: number;
  height: number;
  /** From the lowest to the topmost. */
  texts: readonly EditorText[];
}
