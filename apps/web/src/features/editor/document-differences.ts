import type { EditorDocument, EditorText } from '@palimpsest/editor';
import { replaceEqualDeep } from '@tanstack/react-query';

/** A text that differs between two versions of a document. */
export interface DocumentDifference {
  id: string;
  /** Its words in each version; undefined where the version lacks the text. If the words are equal, place or style differs. */
  mine: string | undefined;
  other: string | undefined;
}

/** The id without the time at which a tab opened the image: two tabs with an image that was never saved differ only in that time. */
const nameOf = ({ id }: EditorText) => id.replace(/^(text-\d+)-\d+$/, '$1');

/** Whether two texts are equal but for their ids. A missing key equals an undefined one, because the server keeps no undefined values. */
function isSame(a: EditorText, b: EditorText): boolean {
  const keys = Object.keys({ ...a, ...b }) as (keyof EditorText)[];
  return keys.every((key) => key === 'id' || replaceEqualDeep<unknown>(a[key], b[key]) === a[key]);
}

/** Lists the texts that differ between two versions of a document: those of `mine` in their order, then those that only `other` has. */
export function documentDifferences(mine: EditorDocument, other: EditorDocument): DocumentDifference[] {
  const others = new Map(other.texts.map((text) => [nameOf(text), text]));
  const own = new Set(mine.texts.map(nameOf));
  const changed = mine.texts.filter((text) => {
    const same = others.get(nameOf(text));
    return !same || !isSame(text, same);
  });
  return [
    ...changed.map((text) => ({ id: text.id, mine: text.text, other: others.get(nameOf(text))?.text })),
    ...other.texts
      .filter((text) => !own.has(nameOf(text)))
      .map(({ id, text }) => ({ id, mine: undefined, other: text })),
  ];
}
