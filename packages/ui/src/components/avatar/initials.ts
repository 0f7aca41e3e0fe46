const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const cursiveScript = /[\p{Script=Arabic}\p{Script=Syriac}]/u;

/** The first letter or digit of a word with its marks, in upper case if the script has it. */
function initialOf(word: string): string {
  const start = word.search(/[\p{L}\p{N}]/u);
  const [first] = start < 0 ? [] : graphemes.segment(word.slice(start));
  return first?.segment.toLocaleUpperCase('und') ?? '';
}

/**
 * The initials of a person: the first letter or digit of the first and of the last word of the name, in any script.
 * @param limit How many initials are returned at most.
 * @returns one initial if the name has only one word, an empty string if it has no letter and no digit
 */
export function initialsOf(name: string, limit: 1 | 2 = 2): string {
  const initials = name
    .split(/\s+/u)
    .map(initialOf)
    .filter((initial) => initial !== '');
  const [first = '', last = ''] = [initials[0], limit > 1 && initials.length > 1 ? initials.at(-1) : ''];
  // A zero-width non-joiner: letters of these scripts would join and read as one word.
  const joiner = cursiveScript.test(first) && cursiveScript.test(last) ? '\u200C' : '';
  return first + joiner + last;
}
