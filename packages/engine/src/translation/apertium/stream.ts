/** The output of a pipeline for a text. */
export interface Analysed {
  text: string;
  /** Words that its dictionaries lack, as they stand in `text`. */
  unknown: string[];
}

const end = '.[]\n';
const reserved = /[[\]{}^$\\/<>]/gu;
/** Signs that the pipeline puts before words itself; in a text they travel as formatting does. */
const marks = /[*#@~+]+/gu;

/** A word that was not inflected, with the tags that say how it should have been. */
const tagged = /(?<mark>#|\\@)(?<lemma>[^\s#@*[\]\\]+)(?:\\<[\w:]+\\>)+/gu;

/** Writes a text in Apertium's stream format, ended like a sentence, so that its last words are not held back. */
export function encode(text: string): string {
  const parts = text.split(/([*#@~+]+)/u);
  return parts.map((part, index) => (index % 2 === 1 ? `[${part}]` : part.replace(reserved, '\\$&'))).join('') + end;
}

/**
 * Reads the answer to an encoded text: without the sentence's end, the marks before unknown (`*`, `@`) and uninflected (`#`) words, and the tags of
 * the latter. Tags without a word stay: nobody can tell their meaning.
 */
export function decode(answer: string): Analysed {
  const body = answer.replace(/\s*\.?\s*\[\]\n?$/u, '').replace(tagged, '$<mark>$<lemma>');
  const unknown: string[] = [];
  let text = '';
  let unknownFrom: number | undefined;
  const endWord = (): void => {
    if (unknownFrom !== undefined && text.length > unknownFrom) unknown.push(text.slice(unknownFrom));
    unknownFrom = undefined;
  };
  for (const [token] of body.matchAll(/\[(?:\\.|[^\]\\])*\]|\\.|./gsu)) {
    const isMark = token === '\\@' || (token.length === 1 && token.search(marks) === 0);
    if (token.length > 1 && token.startsWith('[')) {
      endWord();
      text += token.slice(1, -1);
    } else if (isMark) {
      endWord();
      if (token !== '#') unknownFrom = text.length;
    } else {
      const sign = token.length > 1 ? token.slice(1) : token;
      if (!/[\p{L}\p{M}\p{N}'’-]/u.test(sign)) endWord();
      text += sign;
    }
  }
  endWord();
  return { text: text.replace(/\s+/gu, ' ').trim(), unknown };
}
