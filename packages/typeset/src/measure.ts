import { cssFont } from './fonts.ts';
import { hasWeights, stretchesOf } from './runs.ts';
import type { TextContext, TextStyle } from './types.ts';

/**
 * Widths are measured at this size and scaled. It is the number of units in the em of the fonts we bring, so that every advance
 * and kerning pair is a whole number of pixels: nothing is rounded, hinted or snapped on the way, and a browser and a server
 * come to the same figure.
 */
const referenceSize = 2048;

/** Texts kept for one font before its measurements are thrown away: a long editing session must not grow without end. */
const cacheLimit = 20_000;

type Widths = Map<string, number>;
let widthsOf = new WeakMap<TextContext, Map<string, Widths>>();

/** Forgets every measurement. To be called when a font has arrived that texts were measured without. */
export function clearMeasurements(): void {
  widthsOf = new WeakMap();
}

function cacheFor(ctx: TextContext, font: string): Widths {
  let fonts = widthsOf.get(ctx);
  if (!fonts) widthsOf.set(ctx, (fonts = new Map()));
  let widths = fonts.get(font);
  if (!widths || widths.size > cacheLimit) fonts.set(font, (widths = new Map()));
  return widths;
}

type MeasuredStyle = Pick<TextStyle, 'fontFamily' | 'fontWeight' | 'fontStyle' | 'letterSpacing' | 'runs'>;

/**
 * A function that gives the width of a text at size 1 in the fonts of `style`; the size of `style` plays no part. The fonts have to
 * be loaded. Letters of two weights are not kerned with each other, as in a browser.
 */
export function createMeasure(ctx: TextContext, style: MeasuredStyle): (text: string, start?: number) => number {
  if (!hasWeights(style)) return measureOfFont(ctx, style);
  const { runs = [], fontWeight, letterSpacing = 0 } = style;
  const weighed = runs.filter((run) => run.fontWeight !== undefined && run.fontWeight !== fontWeight);
  const measures = new Map(
    [fontWeight, ...weighed.map((run) => run.fontWeight ?? fontWeight)].map((weight) => [
      weight,
      measureOfFont(ctx, { ...style, fontWeight: weight }),
    ]),
  );
  return (text, start = 0) => {
    const stretches = stretchesOf(text, start, weighed);
    const widths = stretches.map(({ text: part, run }) => measures.get(run?.fontWeight ?? fontWeight)?.(part) ?? 0);
    return widths.reduce((sum, width) => sum + width, 0) + letterSpacing * Math.max(0, widths.length - 1);
  };
}

function measureOfFont(ctx: TextContext, { fontFamily, fontWeight, fontStyle, letterSpacing = 0 }: MeasuredStyle) {
  const font = cssFont(fontFamily, fontWeight, referenceSize, fontStyle);
  const widths = cacheFor(ctx, letterSpacing === 0 ? font : `${letterSpacing}em ${font}`);
  return (text: string): number => {
    const known = widths.get(text);
    if (known !== undefined) return known;
    ctx.save();
    ctx.font = font;
    ctx.textRendering = 'geometricPrecision';
    if (letterSpacing !== 0) ctx.letterSpacing = `${letterSpacing * referenceSize}px`;
    // The context adds the space after the last letter too, where it would push centred lines aside.
    const width = ctx.measureText(text).width / referenceSize - (text === '' ? 0 : letterSpacing);
    ctx.restore();
    widths.set(text, width);
    return width;
  };
}

/** Width of a text on one line, in pixels of the image. */
export function measureText(ctx: TextContext, text: string, style: TextStyle): number {
  return createMeasure(ctx, style)(text) * style.fontSize;
}
