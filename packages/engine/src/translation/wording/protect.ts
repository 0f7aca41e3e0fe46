/** A text whose protected parts are replaced by made-up words, which a translator carries over as it carries names. */
export interface ProtectedText {
  /** With the made-up words in. */
  text: string;
  /** The text cut at its protected parts: what to translate, and what to keep, in the order in which they stand. */
  pieces: readonly { text: string; isProtected: boolean }[];
  isPlaceholder: (word: string) => boolean;
  /** Puts those protected parts back whose made-up words stand in `part`. */
  reveal: (part: string) => string;
  /** Puts the protected parts back; undefined if the translation lost one or repeats one. */
  restore: (translation: string) => string | undefined;
}

/** Web and e-mail addresses, handles and hashtags, prices, times of day and numbers with a sign. */
const untranslatable = [
  /(?:https?:\/\/|www\.)[^\s<>"]*[^\s<>".,;:!?)\]]/giu,
  /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/giu,
  /(?<![\p{L}\d@.])(?:[a-z\d-]+\.)+(?:com|org|net|eu|io|info|shop|app|edu|gov|co\.uk|es|fr|it|de|pt|cat|hr|rs|si|ba|me|uk|us)(?:\/[^\s<>"]*[^\s<>".,;:!?)\]])?(?![\p{L}\d])/giu,
  /(?<![\p{L}\d])[@#][\p{L}\d_]+/gu,
  /\p{Sc}\s?\d+(?:[.,' ]\d+)*|\d+(?:[.,' ]\d+)*\s?\p{Sc}/gu,
  /(?<![\p{L}\d])\d{1,2}(?:[:.]\d{2})?\s?[ap]\.?m\b\.?(?!\p{L})/giu,
  /(?<![\p{L}\d.,])\d{1,2}[:h]\d{2}(?![\p{L}\d])/gu,
  /\+\d[\d\s()./-]{5,}\d/gu,
];

const numbers = /[+-]?\d+(?:[.,:/'’-]\d+)*\s?%?/gu;

/**
 * @param terms kept wherever they stand as whole words, in any case
 * @param options.keepNumbers keeps every number too
 */
export function protect(
  text: string,
  terms: readonly string[],
  options: { keepNumbers?: boolean } = {},
): ProtectedText {
  const spans = findSpans(text, [
    ...terms.map(toPattern),
    ...untranslatable,
    ...(options.keepNumbers ? [numbers] : []),
  ]);
  const stem = unusedStem(text);
  const placeholder = new RegExp(`${stem}([a-p]{2})`, 'giu');

  const pieces: { text: string; isProtected: boolean }[] = [];
  const kept: string[] = [];
  let withPlaceholders = '';
  let at = 0;
  for (const { start, end } of spans) {
    if (start > at) pieces.push({ text: text.slice(at, start), isProtected: false });
    pieces.push({ text: text.slice(start, end), isProtected: true });
    withPlaceholders += text.slice(at, start) + stem + toLetters(kept.length);
    kept.push(text.slice(start, end));
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isProtected: false });
  withPlaceholders += text.slice(at);

  const reveal = (part: string): string =>
    part.replace(placeholder, (word, letters: string) => kept[fromLetters(letters)] ?? word);
  return {
    text: withPlaceholders,
    pieces,
    isPlaceholder: (word) => word.toLowerCase().includes(stem),
    reveal,
    restore(translation) {
      const seen = [...translation.matchAll(placeholder)].map((match) => fromLetters(match[1] ?? ''));
      const isWhole = seen.length === kept.length && new Set(seen).size === seen.length;
      return isWhole && seen.every((index) => index < kept.length) ? reveal(translation) : undefined;
    },
  };
}

/** Whether nothing is left of `text` without its protected terms but signs and spaces. */
export function isOnlyTerms(text: string, terms: readonly string[]): boolean {
  const spans = findSpans(text, terms.map(toPattern));
  if (spans.length === 0) return false;
  const rest = spans.toReversed().reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
  return !/[\p{L}\p{N}]/u.test(rest);
}

interface Span {
  start: number;
  end: number;
}

/** Where the patterns match; of overlapping matches the one that starts first, the longest of those that start together. */
function findSpans(text: string, patterns: readonly RegExp[]): Span[] {
  const found = patterns
    .flatMap((pattern) =>
      [...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length })),
    )
    .filter(({ start, end }) => end > start)
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
  const spans: Span[] = [];
  for (const span of found) {
    if (span.start >= (spans.at(-1)?.end ?? 0)) spans.push(span);
  }
  return spans;
}

function toPattern(term: string): RegExp {
  const words = term
    .trim()
    .split(/\s+/u)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&'));
  const before = /^[\p{L}\p{N}_]/u.test(term.trim()) ? '(?<![\\p{L}\\p{N}_])' : '';
  const after = /[\p{L}\p{N}_]$/u.test(term.trim()) ? '(?![\\p{L}\\p{N}_])' : '';
  return new RegExp(`${before}${words.join('\\s+')}${after}`, 'giu');
}

/** Letters only, since a digit or a sign would cut the word in two; in no dictionary; not in the text already. */
function unusedStem(text: string): string {
  const lower = text.toLowerCase();
  let stem = 'xqz';
  while (lower.includes(stem)) stem += 'z';
  return stem;
}

const firstLetter = 'a'.charCodeAt(0);

function toLetters(index: number): string {
  return String.fromCharCode(firstLetter + Math.floor(index / 16), firstLetter + (index % 16));
}

function fromLetters(letters: string): number {
  const lower = letters.toLowerCase();
  return (lower.charCodeAt(0) - firstLetter) * 16 + lower.charCodeAt(1) - firstLetter;
}
