import type { EditorDocument, EditorText } from '@palimpsest/editor';
import { replaceEqualDeep } from '@tanstack/react-query';

/** A text that two versions of a document do not share as it is. */
export interface DocumentDifference {
  id: string;
  /** What it says in each; undefined where that version does not have it. The same words are placed or styled differently. */
  mine: string | undefined;
  other: string | undefined;
}

/** What names a text in both versions: a translated one is named after its number, and after when a tab opened an image that was never saved. */
const nameOf = ({ id }: EditorText) => id.replace(/^(text-\d+)-\d+$/, '$1');

/** A key without a value is not kept by a server. */
function isSame(a: EditorText, b: EditorText): boolean {
  const keys = Object.keys({ ...a, ...b }) as (keyof EditorText)[];
  return keys.every((key) => key === 'id' || replaceEqualDeep<unknown>(a[key], b[key]) === a[key]);
}

/** The texts in which two versions of a document differ: those of the first in their order, then those that it does not have. */
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
