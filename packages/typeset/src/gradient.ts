import type { TextContext, TextLayout } from './types.ts';

/** Two colours that run into each other over all lines of a text. */
export interface TextGradient {
  /** Degrees, clockwise, in which the colour goes from the first to the second, as in CSS: 0 up, 90 to the right. */
  angle: number;
  /** `#rrggbb` or `#rrggbbaa`. */
  from: string;
  to: string;
}

const colour = String.raw`(#[\da-f]{6}(?:[\da-f]{2})?)`;
const syntax = new RegExp(String.raw`^linear-gradient\((-?\d*\.?\d+)deg, ?${colour}, ?${colour}\)$`, 'i');

/** The gradient that a CSS `linear-gradient` of two colours says, as `linear-gradient(180deg, #ffd24a, #d1410c)`; undefined for any other. */
export function parseTextGradient(css: string): TextGradient | undefined {
  const [, angle, from, to] = syntax.exec(css) ?? [];
  if (angle === undefined || from === undefined || to === undefined) return undefined;
  return { angle: Number(angle), from, to };
}

export function formatTextGradient({ angle, from, to }: TextGradient): string {
  return `linear-gradient(${Number(angle.toFixed(1))}deg, ${from}, ${to})`;
}

/** Height of capitals in most faces, in ems: there the gradient of a text begins, and it ends on the last baseline. */
export const gradientTop = 0.7;

/** The line along which a gradient runs. */
export interface GradientLine {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** The line on which an area has all colours of a gradient (CSS Images 3). */
export function gradientLine(
  angle: number,
  { left, top, right, bottom }: { left: number; top: number; right: number; bottom: number },
): GradientLine {
  const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
  const half = (Math.abs((right - left) * sin) + Math.abs((bottom - top) * cos)) / 2;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return { x1: x - half * sin, y1: y + half * cos, x2: x + half * sin, y2: y - half * cos };
}

/** Returns the line along which the gradient of a text runs, from the top left of the block of its lines. */
export function textGradientLine(angle: number, { lines, style }: Pick<TextLayout, 'lines' | 'style'>): GradientLine {
  return gradientLine(angle, {
    left: Math.min(...lines.map(({ x }) => x)),
    right: Math.max(...lines.map(({ x, width }) => x + width)),
    top: (lines[0]?.baseline ?? 0) - gradientTop * style.fontSize,
    bottom: lines.at(-1)?.baseline ?? 0,
  });
}

/**
 * The gradient of a text for a context that stands at the top left of the block of its lines; undefined where it has none, and on a curve: there
 * each letter is drawn along axes of its own, and takes the colour of the text.
 */
export function gradientFill(ctx: TextContext, layout: TextLayout): CanvasGradient | undefined {
  const gradient = layout.style.textGradient === undefined ? undefined : parseTextGradient(layout.style.textGradient);
  if (!gradient || layout.lines.some(({ pieces }) => pieces)) return undefined;
  const { x1, y1, x2, y2 } = textGradientLine(gradient.angle, layout);
  const fill = ctx.createLinearGradient(x1, y1, x2, y2);
  fill.addColorStop(0, gradient.from);
  fill.addColorStop(1, gradient.to);
  return fill;
}
