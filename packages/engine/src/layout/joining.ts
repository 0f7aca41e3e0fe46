import { type Orthography, unknownOrthography } from '../model/orthography.ts';

/** Whether the word at the end of a line may go on in the next line, so that joining them takes a dictionary. */
function endsInHyphen(line: string): boolean {
  return /\p{Letter}[-\u00AD\u2010]$/u.test(line.trim());
}

/** Joins the lines of one paragraph: undoes hyphenation, keeps hyphens that belong to their words, and keeps addresses whole. */
export function joinLines(lines: readonly string[], orthography: Orthography = unknownOrthography): string {
  return lines.reduce((text, line) => {
    const start = line.trim();
    if (text === '') return start;
    if (isAddressGoingOn(text, start)) return text + start;
    if (!endsInHyphen(text)) return `${text} ${start}`;
    return hasOwnHyphen(text, start, orthography) ? text + start : text.slice(0, -1) + start;
  }, '');
}

/** Whether the hyphen between two lines belongs to the word that it parts, as in "all-natural", and not to the end of the line. */
function hasOwnHyphen(text: string, start: string, { hasWord, compounds }: Orthography): boolean {
  if (text.endsWith('\u00AD')) return false;
  const [, outer = '', before = ''] = /([\p{Letter}-]*?)(\p{Letter}+).$/u.exec(text) ?? [];
  const [after = ''] = /^\p{Letter}+/u.exec(start) ?? [];
  const isInCapitals = before.length > 1 && after !== '' && before + after === (before + after).toUpperCase();
  if (!isInCapitals && !/^\p{Lowercase}/u.test(start)) return true;
  if (hasWord(`${before}-${after}`)) return true;
  if (hasWord(before + after)) return false;
  if (outer.endsWith('-')) return true;
  return !compounds && (isInCapitals || (hasWord(before) && hasWord(after)));
}

/** Whether an address of the web, an e-mail address or a handle goes on in the next line, where it is parted without a sign. */
export function isAddressGoingOn(text: string, next: string): boolean {
  const [last = ''] = /\S+$/u.exec(text.trim()) ?? [];
  const [first = ''] = /^\S+/u.exec(next.trim()) ?? [];
  const startsAddress = /^(?:https?:\/\/|www\.)/iu.test(last);
  const isAddress = startsAddress || /^[\p{L}\d_-]+(?:\.[\p{L}\d_-]+)+(?:[/:?#]\S*)?$/u.test(last);
  if (/^\S*@[\p{L}\d._-]*$/u.test(last))
    return /[@.-]$/u.test(last) ? /^[\p{L}\d]/u.test(first) : /^@\S+\.\S/u.test(first);
  if (!isAddress) return false;
  if (/[/=&?#_~-]$/u.test(last)) return /^[\p{L}\d]/u.test(first);
  if (/^[/=&?]/u.test(first)) return true;
  return startsAddress && last.endsWith('.') && /^[\p{Lowercase}\d-]+(?:[./?#]|$)/u.test(first);
}
