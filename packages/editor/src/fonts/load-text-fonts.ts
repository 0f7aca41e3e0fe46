import { loadFonts } from '@palimpsest/typeset/browser';
import { type EditorText, textDefaults } from '../model/text.ts';

/** The fonts of these texts, also those that Reset would bring back and the one of added texts. */
export function fontsOfTexts(texts: readonly EditorText[]) {
  return [textDefaults, ...texts.flatMap((text) => [text, text.original])];
}

/**
 * Waits until every font of these texts can be measured and drawn: see {@link fontsOfTexts}.
 *
 * @throws when a font file cannot be fetched.
 */
export function loadTextFonts(texts: readonly EditorText[]): Promise<void> {
  return loadFonts(fontsOfTexts(texts));
}
