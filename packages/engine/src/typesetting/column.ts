import { measureText, type TextContext, type TextStyle } from '@palimpsest/typeset';
import { columnParameters } from './parameters.ts';

const { slack, mostGuess, narrow } = columnParameters;

/**
 * The width of the column that a text was poured into, in pixels of the image: as wide as its widest line at least, and too narrow for any
 * line together with the first word of the next. Undefined for a single line, and where lines were broken by hand or balanced, so that a
 * word stands on the next line although there was room for it.
 */
export function columnOf(ctx: TextContext, lines: readonly string[], style: TextStyle): number | undefined {
  if (lines.length < 2) return undefined;
  const widest = Math.max(...lines.map((line) => measureText(ctx, line, style)));
  const tooNarrowFor = lines.slice(1).map((line, index) => {
    const [word = ''] = line.split(/\s+/u);
    return measureText(ctx, `${lines[index] ?? ''} ${word}`, style);
  });
  const limit = Math.min(...tooNarrowFor);
  if (limit < widest * (1 - slack)) return undefined;
  return Math.max(widest, Math.min((widest + limit) / 2, widest * mostGuess));
}

/** Whether lines of a column end so unlike each other that hyphens help. @param width in pixels of the image; undefined where there is none */
export function isNarrowColumn(width: number | undefined, { fontSize }: Pick<TextStyle, 'fontSize'>): boolean {
  return width !== undefined && width <= narrow * fontSize;
}
