import type { StoredFont } from '../fonts/font-storage.ts';
import type { BrushStroke } from './brush-stroke.ts';
import type { StylePreset } from './style-preset.ts';
import type { EditorText } from './text.ts';

/** The version of the documents that this editor writes. `openDocument` brings older ones up to it. */
export const documentVersion = 1;

/** The document of the editor: the texts on an image, and the strokes of the brush. Plain data, fit for JSON. */
export interface EditorDocument {
  /** See {@link documentVersion}. Absent in documents that were saved before versions were counted, and in those that a host makes by hand. */
  version?: number | undefined;
  /** The size of the image, in px. */
  width: number;
  height: number;
  /** The texts from the lowest to the topmost. */
  texts: readonly EditorText[];
  /** The strokes of the brush on the picture under the texts, the oldest first. Absent if there are none. */
  strokes?: readonly BrushStroke[] | undefined;
  /** Named styles, in the order in which they were saved. Absent where there are none. */
  presets?: readonly StylePreset[] | undefined;
  /** Ids of texts in the order in which they are read. Absent where it follows from their places. */
  readingOrder?: readonly string[] | undefined;
  /** The files of the user's fonts that texts are set in, as far as they are small enough. Absent where there are none. */
  fonts?: readonly StoredFont[] | undefined;
}
