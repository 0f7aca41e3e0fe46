import { FontUnavailableError, loadFonts } from '@palimpsest/typeset/browser';
import { type EditorText, textDefaults } from '../model/text.ts';

/** The fonts of these texts, also those that Reset would bring back and the one of added texts. */
export function fontsOfTexts(texts: readonly EditorText[]) {
  return [textDefaults, ...texts.flatMap((text) => [text, text.original])];
}

/**
 * Waits until every font of these texts can be measured and drawn: see {@link fontsOfTexts}.
 *
 * @throws FontUnavailableError that names the families whose files cannot be fetched
 */
export function loadTextFonts(texts: readonly EditorText[]): Promise<void> {
  return loadFonts(fontsOfTexts(texts));
}

/** Does the same as {@link loadTextFonts}, but replaces fonts that cannot be fetched by the fallbacks of their families. */
export async function loadTextFontsOrFallbacks(texts: readonly EditorText[]): Promise<void> {
  try {
    await loadTextFonts(texts);
  } catch (error) {
    if (!(error instanceof FontUnavailableError)) throw error;
  }
}
