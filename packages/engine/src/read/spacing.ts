/** The extent of a glyph along its line, in pixels. */
export interface GlyphColumn {
  left: number;
  right: number;
}

/** A gap this wide, in heights of the line, and this much wider than the usual one is a space. */
const narrowestSpace = 0.2;
const spaceToGap = 2.2;

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
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor((gaps.length - 1) / 2)] ?? 0;
  const space = Math.max(narrowestSpace * height, spaceToGap * usual);
  return characters
    .map(({ sign, spaced }, index) => {
      const standsApart =
        (gaps[index - 1] ?? 0) >= space && isWordSign(sign) && isWordSign(characters[index - 1]?.sign ?? '');
      return index > 0 && (spaced || standsApart) ? ` ${sign}` : sign;
    })
    .join('');
}

/** Points and brackets have room around them without a space. */
function isWordSign(sign: string): boolean {
  return /[\p{Letter}\p{Number}\p{Currency_Symbol}%]/u.test(sign);
}
