import { spacingParameters } from './parameters.ts';
/** The extent of a glyph along its line, in pixels. */
export interface GlyphColumn {
  left: number;
  right: number;
}

const { narrowestSpace, spaceToGap } = spacingParameters;

/**
 * Puts spaces where the glyphs stand apart and a recogniser ran them together, as in "12 €" and "1 250". Only where every character
 * has its own column is it known which gap is whose; otherwise the text stays as it is.
 */
export function restoreSpaces(text: string, columns: readonly GlyphColumn[], height: number): string {
  const characters = Array.from(text.matchAll(/\s*(\S)/gu), ({ 0: whole, 1: sign = '' }) => ({
    sign,
    spaced: whole.length > sign.length,
  }));
  if (characters.length !== columns.length || columns.length < 2) return text;
  const gaps = columns.slice(1).map(({ left }, index) => left - (columns[index]?.right ?? left));
  // Of two gaps one may be the space.
  const usual = gaps.toSorted((a, b) => a - b)[gaps.length === 2 ? 0 : Math.floor(gaps.length / 2)] ?? 0;
  const space = Math.max(narrowestSpace * height, spaceToGap * usual);
  // Glyphs that touch and glyphs in pieces can make up for each other in number; then the spaces that were read are not where the gaps are.
  const isInStep = characters.every(
    ({ spaced }, index) => index === 0 || !spaced || (gaps[index - 1] ?? 0) >= space / 2,
  );
  if (!isInStep) return text;
  const signs = characters.map(({ sign }) => sign);
  return characters
    .map(({ sign, spaced }, index) => {
      const standsApart = (gaps[index - 1] ?? 0) >= space && canBeginWord(signs, index);
      return index > 0 && (spaced || standsApart) ? ` ${sign}` : sign;
    })
    .join('');
}

/** Points and brackets have room around them without a space, and so have figures but for those before the last thousand. */
function canBeginWord(signs: readonly string[], index: number): boolean {
  const before = signs[index - 1] ?? '';
  const rest = signs.slice(index).join('');
  if (/\d/u.test(before) && /^\d/u.test(rest)) return /^\d{3}(?!\d)/u.test(rest);
  return [before, rest].every((text) => /^[\p{Letter}\p{Number}\p{Currency_Symbol}%]/u.test(text));
}
