import { toEngineDocument, type LocalizedText, type SkippedTextEntry } from '@palimpsest/contract';
import type { EditorDocument } from '@palimpsest/editor';
import { fromEngine } from '@palimpsest/editor/from-engine';

/**
 * Makes the editor's document from the texts of a processed record.
 * @param size the size of the image, in px
 * @param now ms since the epoch, for the ids
 */
export function toEditorDocument(
  texts: readonly LocalizedText[],
  size: { width: number; height: number },
  now: number,
  skipped: readonly SkippedTextEntry[] = [],
): EditorDocument {
  return fromEngine(toEngineDocument(texts, size, skipped), now);
}
