import { layoutText, paintedBounds } from '@palimpsest/typeset';
import type { Rect, Size } from '../geometry/rect.ts';
import type { EditorText } from '../model/text.ts';
import { canvasOf } from './canvas.ts';
import type { CanvasContext } from './canvas.ts';
import { drawEffects, drawNothing, wholePixels } from './render.ts';

/** Whether what is behind a text is seen through it: its letters and what is drawn around them are one picture then. */
export function isSeenThrough({ opacity = 1 }: EditorText): boolean {
  return opacity < 1;
}

/** Draws what lies behind letters that are text in the file, but for texts that bring that along: see {@link effectsPicture}. */
export function drawBehindLetters(ctx: CanvasContext, text: EditorText): void {
  (isSeenThrough(text) ? drawNothing : drawEffects)(ctx, text);
}

/** What is drawn around the letters of one text, opaque, and where in the image that lies. */
export interface EffectsPicture {
  canvas: HTMLCanvasElement;
  area: Rect;
}

/**
 * What lies behind the letters of a text, for files in which letters that are seen through are text: both have to be seen through as one.
 *
 * @param ctx a context to measure with
 * @param image in its pixels
 * @returns undefined where there is nothing but letters
 */
export function effectsPicture(ctx: CanvasContext, text: EditorText, image: Size): EffectsPicture | undefined {
  const { textShadow, textStroke, textUnderline, textBackground } = text;
  if ([textShadow, textStroke, textUnderline, textBackground].every((effect) => effect === undefined)) return undefined;
  const area = wholePixels(paintedBounds(layoutText(ctx, text.text, text, text.width), text), image);
  const own = canvasOf(area.width, area.height);
  own.ctx.translate(-area.x, -area.y);
  drawEffects(own.ctx, { ...text, opacity: undefined });
  return { canvas: own.canvas, area };
}
