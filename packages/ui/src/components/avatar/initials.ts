const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const joinsItsLetters = /[\p{Script=Arabic}\p{Script=Syriac}]/u;

/** The first letter or digit of a word with its marks, in upper case where the script has one. */
function initialOf(word: string): string {
  const start = word.search(/[\p{L}\p{N}]/u);
  const [first] = start < 0 ? [] : graphemes.segment(word.slice(start));
  return first?.segment.toLocaleUpperCase('und') ?? '';
}

/**
 * The initials of a person without a picture: the first letters of the first and the last word of the name, in any script;
 * one letter if the name has one word or there is room for one only; an empty string if the name has no letter.
 */
export function initialsOf(name: string, room: 1 | 2 = 2): string {
  const initials = name
    .split(/\s+/u)
    .map(initialOf)
    .filter((initial) => initial !== '');
  const [first = '', last = ''] = [initials[0], room > 1 && initials.length > 1 ? initials.at(-1) : ''];
  // Side by side these would be read as one word.
  const joiner = joinsItsLetters.test(first) && joinsItsLetters.test(last) ? '\u200C' : '';
  return first + joiner + last;
}
