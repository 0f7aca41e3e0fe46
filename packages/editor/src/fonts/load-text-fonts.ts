import { cssFont } from '@palimpsest/typeset';
import { loadFonts } from '@palimpsest/typeset/browser';
import type { EditorText } from '../model/text.ts';

/** A font does not change with its size; any will do to load it. */
const anySize = 16;

/**
 * Waits until every font of a document can be measured and drawn: the ones that we bring, and others that the page has declared
 * and not fetched yet.
 *
 * @throws when a font file cannot be fetched.
 */
export async function loadTextFonts(texts: readonly EditorText[]): Promise<void> {
  const samples = new Map<string, string>();
  for (const { fontFamily, fontWeight, text } of texts) {
    const font = cssFont(fontFamily, fontWeight, anySize);
    samples.set(font, (samples.get(font) ?? '') + text);
  }
  await loadFonts();
  await Promise.all([...samples].map(([font, sample]) => document.fonts.load(font, sample)));
}
