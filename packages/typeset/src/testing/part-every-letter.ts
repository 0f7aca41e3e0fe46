import { partableWords } from '../hyphenation.ts';

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The `hyphenation` of a style under which every word of a text may be parted between all its letters. */
export function partEveryLetter(text: string): string {
  return partableWords(text)
    .map((word) => [...graphemes.segment(word)].map(({ segment }) => segment).join('-'))
    .join(' ');
}
