import type { TextContext } from './types.ts';

/** The fill of letters of a colour. */
export type GlyphFill = (ctx: TextContext, color: string) => string | CanvasGradient;

let fillOf: GlyphFill = (_, color) => color;

/** Fills all letters by a function. Default: with their colour, as it is. */
export function fillGlyphsWith(fill: GlyphFill): void {
  fillOf = fill;
}

/** @param color of CSS */
export function glyphFill(ctx: TextContext, color: string): string | CanvasGradient {
  return fillOf(ctx, color);
}
