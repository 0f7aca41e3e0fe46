import { flagTexts } from './commands/texts.ts';
import { writeFirstTranslation, writeText } from './commands/write-texts.ts';
import { createEditor } from './create-editor.ts';
import type { EditorDocument } from './model/document.ts';
import type { LayOut } from './model/text-layout.ts';
import { getText } from './store.ts';

// Without a screen: a server reads documents and writes words in them.
export type { EditorDocument } from './model/document.ts';
export type { EditorText } from './model/text.ts';
export { createLayOut } from './model/text-layout.ts';
export type { LayOut } from './model/text-layout.ts';
export { DocumentError, openDocument } from './open-document.ts';

/**
 * The document with other words in some texts, whose boxes and sizes change as if the words had been typed in the editor. Texts that were left in the
 * picture are taken out of it. The other texts stay as they are to the pixel.
 *
 * @param words by the ids of texts; unknown ids are ignored
 */
export function withWords(
  document: EditorDocument,
  words: ReadonlyMap<string, string>,
  layOut: LayOut,
): EditorDocument {
  const editor = createEditor({ document, layOut });
  for (const [id, written] of words) {
    if (getText(editor, id)?.restored) {
      flagTexts(editor, [id], 'restored', false);
      writeFirstTranslation(editor, id, written);
    } else writeText(editor, id, written);
  }
  return {
    ...document,
    texts: document.texts.map((text) => (words.has(text.id) ? (getText(editor, text.id) ?? text) : text)),
  };
}
