import { loadFonts } from '@palimpsest/typeset/browser';
import { type EditorText, textDefaults } from '../model/text.ts';

/**
 * Waits until every font of these texts can be measured and drawn, also those that Reset would bring back and
 * the one of added texts.
 *
 * @throws when a font file cannot be fetched.
 */
export function loadTextFonts(texts: readonly EditorText[]): Promise<void> {
  return loadFonts([textDefaults, ...texts.flatMap((text) => [text, text.original])]);
}
