import { type Bounds, boundsAround } from '../geometry/bounds.ts';
import type { GreyRaster } from '../image/raster.ts';
import { findInkParameters } from '../ink/parameters.ts';
import { median } from '../median.ts';
import { relativeDistance } from './alignment.ts';
import { lettersIn } from './evidence.ts';
import { comparisonKey } from './fusion.ts';
import { likenessTo } from './glyph-shape.ts';
import { iconsParameters } from './parameters.ts';
import type { Reading } from './reading.ts';
import { matchWords, type WordColumns } from './word-columns.ts';

const { longestWord, leastLikeness, mostDifference, minTab, tabToWordSpace } = iconsParameters;

/** A line of ink and what was read in it. */
export interface LineWithIcons {
  /** Dark on white. */
  image: GreyRaster;
  /** Bounds of the glyphs from left to right, in pixels of the image. */
  columns: readonly Bounds[];
  text: string;
  ctc: Reading;
  /** Tag of its language. */
  language: string;
}

/** Words of one letter in the languages in Latin script; Slavic ones have prepositions of a consonant. */
const vowelWord = /^[aeiouyàáèéêìíòóôùæåøö]$/iu;
const slavicWord = /^[aiouvwszk]$/iu;
const slavic: readonly string[] = ['cs', 'sk', 'sl', 'hr', 'bs', 'sr', 'pl'];

/** Pictograms among the words of a line. */
export interface FoundIcons {
  /** Bounds, from left to right, in pixels of the image of the line. */
  icons: Bounds[];
  /** The text without what was read in them. */
  text: string;
}

/**
 * Finds the icons, emoji and check marks among the words of a line. They have the size of letters, and are read as a word of one or two signs that
 * they do not look like in any face, or as nothing. The CTC network, which was trained on pictures of the world, often sees nothing there: then
 * less of a difference tells an icon. Where it reads the same line as tesseract, numbers and words of two signs are no icons, and for a letter more
 * is needed; so it is for two letters that it reads otherwise. The arrow at an end of a label is an icon, too, and so is the number of an item whose
 * text begins at a tab: both are read as they look, but have to stay in their place.
 */
export function findIcons({ image, columns, text, ctc, language }: LineWithIcons): FoundIcons {
  const words = text.split(' ');
  const groups = matchWords(words, columns);
  const read = groups.filter(({ word }) => word !== undefined);
  const isIcon = groups.map(({ word, columns: own }, index) => {
    if (word === undefined || isArrowAtEnd(groups, index) || isNumberBeforeTab(groups, index, image)) return true;
    if (word.length > longestWord) return false;
    const others = words
      .toSpliced(
        read.findIndex((group) => group.columns === own),
        1,
      )
      .join(' ');
    // The network knows few signs of currencies: that it sees none tells nothing.
    const isSeen = comparisonKey(word) === '' || relativeDistance(comparisonKey(others), comparisonKey(ctc.text)) > 0;
    const isAgreed = comparisonKey(text) === comparisonKey(ctc.text);
    const { agreed, seen, unseen } = leastLikeness;
    const isNoWord = own === groups[0]?.columns && isLoneLetter(word, language);
    if (isAgreed && (word.length > 1 || /\d/u.test(word))) return false;
    const needsMore = isAgreed || /^\p{Letter}{2}$/u.test(word);
    const least = isNoWord || !isSeen ? unseen : needsMore ? agreed : seen;
    return likenessOf(word, image, own) < least;
  });
  const kept = groups.flatMap(({ word }, index) => (word !== undefined && isIcon[index] === false ? [word] : []));
  return {
    icons: groups.flatMap(({ columns: own }, index) => (isIcon[index] ? [boundsAround(own)] : [])),
    text: groups.length === 0 ? text : kept.join(' '),
  };
}

/** Whether a word is the arrow before or behind a label. */
function isArrowAtEnd(groups: readonly WordColumns[], index: number): boolean {
  const isEnd = index === 0 || index === groups.length - 1;
  const arrow = /^[<>‹›←→▸▹►▶◂◀➔➜➤]$/u;
  const label = groups.toSpliced(index, 1);
  return (
    isEnd &&
    arrow.test(groups[index]?.word ?? '') &&
    label.every(({ word }) => !arrow.test(word ?? '')) &&
    label.some(({ word }) => /\p{Letter}/u.test(word ?? ''))
  );
}

/** Whether a word is the number of an item, and what follows stands farther from it than words from each other. */
function isNumberBeforeTab(groups: readonly WordColumns[], index: number, { height }: GreyRaster): boolean {
  if (index > 0 || !/^\(?(?:\d{1,2}|\p{Letter})[.)]$/u.test(groups[0]?.word ?? '')) return false;
  const bounds = groups.map(({ columns }) => boundsAround(columns));
  const [tab = 0, ...spaces] = bounds.slice(1).map(({ left }, at) => left - (bounds[at]?.right ?? left));
  const lineHeight = height - 2 * findInkParameters.rim;
  return tab >= minTab * lineHeight && tab >= tabToWordSpace * (median(spaces) ?? 0);
}

/** Whether a word is a single letter that is no word: check marks before a line are read so, by both recognisers. */
function isLoneLetter(word: string, language: string): boolean {
  return /^\p{Letter}$/u.test(word) && !(slavic.includes(language) ? slavicWord : vowelWord).test(word);
}

/** How much the glyphs of a word look like it, together or each like its sign: a space between them may not have been read. */
function likenessOf(word: string, image: GreyRaster, columns: readonly Bounds[]): number {
  const whole = likenessTo(word, image, boundsAround(columns));
  const signs = Array.from(word);
  if (signs.length < 2 || signs.length !== columns.length) return whole;
  const each = columns.map((column, index) => likenessTo(signs[index] ?? '', image, column));
  return Math.max(whole, Math.min(...each));
}

/** Whether the parts of a line between icons say what the line said without them. */
export function saysTheSame(parts: readonly string[], text: string): boolean {
  const said = parts.join(' ');
  return (
    lettersIn(said) >= lettersIn(text) && relativeDistance(comparisonKey(said), comparisonKey(text)) <= mostDifference
  );
}
