import { keepRuns } from '@palimpsest/typeset';
import type { EditorText } from '../model/text.ts';
import { getText } from '../store.ts';
import type { EditorStore } from '../store.ts';
import { fitBoxToText, fitBoxToWords, sizeWithin } from './text-box.ts';

/** A text with other words; letters that still stand keep their colour and weight. */
function withWords(text: EditorText, words: string): EditorText {
  return { ...text, text: words, ...(text.runs && { runs: keepRuns(text.runs, text.text, words) }) };
}

/** Changes what a text says. */
export function writeText(store: EditorStore, id: string, written: string): void {
  const text = getText(store, id);
  if (!text) return;
  store.put([fitBoxToWords(store, withWords(text, written.replaceAll(/\r\n?/g, '\n')))], `write:${id}`);
}

/** Changes what several texts say, as one step. */
export function writeTexts(store: EditorStore, written: ReadonlyMap<string, string>): void {
  store.put(
    [...written].flatMap(([id, words]) => {
      const text = getText(store, id);
      return text ? [fitBoxToWords(store, withWords(text, words))] : [];
    }),
  );
}

/**
 * Writes the first translation of a text that was left in the picture. It is set smaller where it would find no room in the box, as translations are
 * that come with the picture.
 */
export function writeFirstTranslation(store: EditorStore, id: string, translated: string): void {
  const text = getText(store, id);
  if (!text) return;
  const written = withWords(text, translated);
  store.put([fitBoxToText(store, { ...written, fontSize: sizeWithin(store, written) })]);
}
