import type { StyledRun, TextStyle, TextTransform } from './types.ts';

/** A text in the case in which it is drawn. */
export interface TransformedText {
  text: string;
  /** The runs of the typed text, at the places of their letters after the transform. */
  runs: StyledRun[] | undefined;
  /** The words that may be parted, in the case in which they are drawn. */
  hyphenation: string | undefined;
  /** Maps a place of this text to the text as typed; a letter that became several, to where it begins. In UTF-16 units. */
  toTyped: (index: number) => number;
}

const words = new Intl.Segmenter(undefined, { granularity: 'word' });
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Letters that show two, of which a capital at the head of a word raises the first alone. */
const titleLetters: Readonly<Record<string, string>> = { Ǆ: 'ǅ', Ǉ: 'ǈ', Ǌ: 'ǋ', Ǳ: 'ǲ' };

/** The language of a BCP 47 tag alone: no other part of one changes the case of letters. */
function languageOf(lang: string | undefined): string | undefined {
  return /^[a-z]{2,3}(?=-|$)/i.exec(lang ?? '')?.[0].toLowerCase();
}

/** A word with its first letter as a capital; in Dutch, ij is one letter there. */
function capitalised(word: string, language: string | undefined): string {
  const [letter] = graphemes.segment(word);
  if (!letter) return word;
  const first = language === 'nl' && /^ij/i.test(word) ? word.slice(0, 2) : letter.segment;
  const upper = first.toLocaleUpperCase(language);
  // A letter that becomes several has the first of them as a capital, as Ss for ß.
  const [head = '', ...tail] = first.length > 1 ? [upper] : upper;
  return (titleLetters[head] ?? head) + tail.join('').toLocaleLowerCase(language) + word.slice(first.length);
}

const changes: Readonly<Partial<Record<TextTransform, (word: string, language?: string) => string>>> = {
  uppercase: (word, language) => word.toLocaleUpperCase(language),
  lowercase: (word, language) => word.toLocaleLowerCase(language),
  capitalize: capitalised,
};

/** Maps the letters of a text to its transformed words: for each place at which one begins, and for its end. */
function placesOf(text: string, change: (word: string) => string): { shown: string; places: [number, number][] } {
  let shown = '';
  const places: [number, number][] = [];
  for (const { segment: word, index } of words.segment(text)) {
    const changed = change(word);
    for (const letter of graphemes.segment(word)) {
      const before = letter.index === 0 ? 0 : change(word.slice(0, letter.index)).length;
      places.push([index + letter.index, shown.length + Math.min(before, changed.length)]);
    }
    shown += changed;
  }
  places.push([text.length, shown.length]);
  return { shown, places };
}

/** A word with hyphens where it may be parted, in the case in which it is drawn. */
function changedParts(entry: string, change: (word: string) => string): string {
  const parts = entry.split('-');
  const word = parts.join('');
  const changed = change(word);
  const ends = parts.map((_, index) => change(word.slice(0, parts.slice(0, index + 1).join('').length)).length);
  return ends.map((end, index) => changed.slice(ends[index - 1] ?? 0, end)).join('-');
}

/**
 * A text in the case of its style, by the rules of its language: in Turkish i becomes İ, in Greek capitals have no accents, and ß becomes SS. The
 * first letter of a word is found as by UAX #29.
 *
 * @returns undefined where the text is drawn as typed
 */
export function transformText(
  text: string,
  {
    textTransform = 'none',
    lang,
    runs,
    hyphenation,
  }: Pick<TextStyle, 'textTransform' | 'lang' | 'runs' | 'hyphenation'>,
): TransformedText | undefined {
  const toCase = changes[textTransform];
  if (!toCase) return undefined;
  const language = languageOf(lang);
  const change = (word: string) => toCase(word, language);
  const { shown, places } = placesOf(text, change);
  if (shown === text) return undefined;
  const toShown = (index: number) => places.find(([typed]) => typed >= index)?.[1] ?? shown.length;
  return {
    text: shown,
    runs: runs?.map((run) => ({ ...run, start: toShown(run.start), end: toShown(run.end) })),
    hyphenation: hyphenation
      ?.split(' ')
      .map((entry) => changedParts(entry, change))
      .join(' '),
    toTyped: (index) => places.findLast(([, at]) => at <= index)?.[0] ?? 0,
  };
}
