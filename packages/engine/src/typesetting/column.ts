import { layoutText, measureText, type TextContext, type TextStyle } from '@palimpsest/typeset';
import { columnParameters } from './parameters.ts';

const { slack, mostGuess, narrow } = columnParameters;

/**
 * The width of the column that a text was poured into, in pixels of the image: as wide as its widest line at least, and too narrow for any
 * line together with the first word of the next. Undefined for a single line, and where lines were broken by hand or balanced, so that a
 * word stands on the next line although there was room for it.
 *
 * @param translation in a column that may have been wider, is given so much width as keeps the number of lines
 */
export function columnOf(
  ctx: TextContext,
  lines: readonly string[],
  style: TextStyle,
  translation?: string,
): number | undefined {
  if (lines.length < 2) return undefined;
  const widest = Math.max(...lines.map((line) => measureText(ctx, line, style)));
  const tooNarrowFor = lines.slice(1).map((line, index) => {
    const [word = ''] = line.split(/\s+/u);
    return measureText(ctx, `${lines[index] ?? ''} ${word}`, style);
  });
  const limit = Math.min(...tooNarrowFor);
  if (limit < widest * (1 - slack)) return undefined;
  const guess = Math.max(widest, Math.min((widest + limit) / 2, widest * mostGuess));
  const most = Math.min(limit * (1 - slack), widest * mostGuess);
  const keepsLines = (width: number): boolean =>
    translation === undefined || layoutText(ctx, translation, style, width).lines.length <= lines.length;
  return most <= guess || keepsLines(guess) || !keepsLines(most) ? guess : narrowest(guess, most, keepsLines);
}

/** The least width between two, to a pixel, that passes, as the wider one does. */
function narrowest(from: number, to: number, passes: (width: number) => boolean): number {
  let [low, high] = [from, to];
  while (high - low > 1) {
    const middle = (low + high) / 2;
    if (passes(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** Whether lines of a column end so unlike each other that hyphens help. @param width in pixels of the image; undefined where there is none */
export function isNarrowColumn(width: number | undefined, { fontSize }: Pick<TextStyle, 'fontSize'>): boolean {
  return width !== undefined && width <= narrow * fontSize;
}
