import { findInkParameters } from '../ink/parameters.ts';
import { recogniseParameters } from './parameters.ts';
import { lineRows } from './recogniser.ts';

/** The extent of a glyph along its line, in pixels. */
export interface GlyphColumn {
  left: number;
  right: number;
}

/** The glyphs of a line in the image of its ink. */
export interface GlyphColumns {
  columns: readonly GlyphColumn[];
  image: { height: number };
}

/**
 * Relates the crop that the network reads to the image of the ink, which has no margin: a place of the crop lies at `start + place * scale` of the image,
 * both in pixels.
 */
export function cropInImage({ columns, image }: GlyphColumns): { start: number; scale: number } {
  const height = image.height - 2 * findInkParameters.rim;
  return {
    start: (columns[0]?.left ?? 0) - recogniseParameters.marginOfLine * height,
    scale: (height * (1 + 2 * recogniseParameters.marginOfLine)) / lineRows,
  };
}

/** A gap between two glyphs: its middle in pixels of the crop that the network reads, its width in heights of the line. */
export interface Gap {
  place: number;
  width: number;
}

/** The gaps between the glyphs of a line, from left to right. */
export function gapsBetween(glyphs: GlyphColumns): Gap[] {
  const { start, scale } = cropInImage(glyphs);
  const height = glyphs.image.height - 2 * findInkParameters.rim;
  return glyphs.columns.slice(1).map(({ left }, index) => {
    const right = glyphs.columns[index]?.right ?? left;
    return { place: ((right + left) / 2 - start) / scale, width: (left - right) / height };
  });
}

/** Signs that often stand between spaces: their gaps tell nothing of those within a word. */
const sparse = /^[<>=≤≥+×÷±≈|/#–—•·→←-]$/u;

// `bench engine` shows a change of these: CER % of prices and times.
/** Minimum width of a space, in heights of the line and in usual gaps. */
const narrowestSpace = 0.2;
const spaceToGap = 1.7;

/**
 * Puts spaces where the glyphs stand apart and a recogniser ran them together, as in "12 €" and "1 250", and takes out those between glyphs that
 * stand no further apart than any, as in "M e rc a t o in". Only where every character has its own column is it known which gap is whose;
 * otherwise the text stays as it is.
 */
export function restoreSpaces(text: string, columns: readonly GlyphColumn[], height: number): string {
  const characters = Array.from(text.matchAll(/\s*(\S)/gu), ({ 0: whole, 1: sign = '' }) => ({
    sign,
    spaced: whole.length > sign.length,
  }));
  if (characters.length !== columns.length || columns.length < 2) return text;
  const gaps = columns.slice(1).map(({ left }, index) => left - (columns[index]?.right ?? left));
  const isLetter = characters.map(({ sign }) => !sparse.test(sign));
  const betweenLetters = gaps.filter((_, index) => isLetter[index] && isLetter[index + 1]).toSorted((a, b) => a - b);
  // One of two gaps may be the space, and so may the only one between a figure and a unit.
  const isUnit = /^\d+\s?\p{Letter}$/u.test(text);
  const usual = isUnit
    ? 0
    : (betweenLetters[betweenLetters.length === 2 ? 0 : Math.floor(betweenLetters.length / 2)] ?? 0);
  const space = Math.max(narrowestSpace * height, spaceToGap * usual);
  // Glyphs that touch and glyphs in pieces can make up for each other in number; then the spaces that were read are not where the gaps are.
  const follows = characters.slice(1).map(({ spaced }, index) => ({ spaced, gap: gaps[index] ?? 0 }));
  const isInStep = follows.every(({ spaced, gap }) => !spaced || gap >= space / 2);
  if (!isInStep && !isInPieces(follows, space)) return text;
  const signs = characters.map(({ sign }) => sign);
  return signs
    .map((sign, index) => {
      const { spaced = false, gap = 0 } = follows[index - 1] ?? {};
      const standsApart = gap >= space && canBeginWord(signs, index);
      return (spaced && gap >= space / 2) || standsApart ? ` ${sign}` : sign;
    })
    .join('');
}

/** Whether words were read in pieces: there are spaces at all wide gaps, and as many at gaps that are none. */
function isInPieces(follows: readonly { spaced: boolean; gap: number }[], space: number): boolean {
  const wide = follows.filter(({ gap }) => gap >= space);
  const stray = follows.filter(({ spaced, gap }) => spaced && gap < space / 2);
  return wide.every(({ spaced }) => spaced) && stray.length > wide.length;
}

/** Points and brackets have room around them without a space, and so have figures but for those before the last thousand. */
function canBeginWord(signs: readonly string[], index: number): boolean {
  const before = signs[index - 1] ?? '';
  const rest = signs.slice(index).join('');
  if (/\d/u.test(before) && /^\d/u.test(rest)) return /^\d{3}(?!\d)/u.test(rest);
  return [before, rest].every((text) => /^[\p{Letter}\p{Number}\p{Symbol}%&–—•/#-]/u.test(text));
}
