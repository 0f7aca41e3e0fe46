import { layoutText, measureText, type TextContext, type TextLayout, type TextStyle } from '@palimpsest/typeset';
import { placeParameters } from './parameters.ts';

const { shortWord } = placeParameters;
// Chosen by eye on the posters.
/** Maximum number of lines of a text whose lines are balanced; longer texts are read, not looked at. */
const maxBalancedLines = 4;

/** Whether a word stands alone on the last line that has so few letters, or a few more and a small part of the width. */
function leavesShortWord({ lines, width }: TextLayout, letters: number): boolean {
  const last = lines.at(-1);
  if (!last || lines.length === 1 || last.text.includes(' ')) return false;
  const length = last.text.replaceAll(/\P{L}/gu, '').length;
  return length <= shortWord.always || (length <= letters && last.width < shortWord.share * width);
}

/**
 * The width nearest to that of a column at which no short word stands alone on the last line, so that the lines above keep their length as far
 * as they can; undefined where that would take a further line or cut a word.
 *
 * @param letters of a short word, at most
 */
export function widthWithoutShortWord(
  ctx: TextContext,
  text: string,
  style: TextStyle,
  column: number,
  letters = shortWord.sameSize,
): number | undefined {
  const most = layoutText(ctx, text, style, column).lines.length;
  const longest = longestWord(ctx, text, style);
  // All lines of a justified text are as wide as its column.
  if (style.justified) return longest <= column ? column : undefined;
  for (let width = column; ;) {
    if (width < longest) return undefined;
    const layout = layoutText(ctx, text, style, width);
    if (layout.lines.length > most) return undefined;
    if (!leavesShortWord(layout, letters)) return width;
    width = Math.min(width, layout.width) - 1;
  }
}

/**
 * The narrowest width at which a text has no more lines and every word is whole, so that no word is left alone on the last line.
 * @param maxLines as many as the layout has, unless it is given
 */
export function balancedWidth(
  ctx: TextContext,
  text: string,
  style: TextStyle,
  { width, lines }: TextLayout,
  maxLines = lines.length,
): number {
  let narrow = Math.min(Math.max((width * lines.length) / maxLines / 2, longestWord(ctx, text, style)), width);
  let wide = width + 1;
  if (lines.length > maxBalancedLines) return wide;
  while (wide - narrow > 1) {
    const middle = (narrow + wide) / 2;
    const tried = layoutText(ctx, text, style, middle);
    if (tried.lines.length <= maxLines && tried.width <= middle) wide = middle;
    else narrow = middle;
  }
  return wide;
}

function longestWord(ctx: TextContext, text: string, style: TextStyle): number {
  return Math.max(...text.split(/[^\S\u00a0]+/).map((word) => measureText(ctx, word, style)));
}
