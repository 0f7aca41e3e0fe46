import { layoutText, paintedBounds } from '@palimpsest/typeset';
import type { Rect, Size } from '../geometry/rect.ts';
import type { EditorText } from '../model/text.ts';
import { canvasOf } from './canvas.ts';
import type { CanvasContext } from './canvas.ts';
import { drawEffects, drawNothing, wholePixels } from './render.ts';

/** Whether a text is translucent: its letters and its effects are then one group. */
export function isSeenThrough({ opacity = 1 }: EditorText): boolean {
  return opacity < 1;
}

/** Draws the effects behind letters that are text in the file, except for translucent texts, which have an {@link effectsPicture}. */
export function drawBehindLetters(ctx: CanvasContext, text: EditorText): void {
  (isSeenThrough(text) ? drawNothing : drawEffects)(ctx, text);
}

/** The effects around the letters of one text, drawn opaque, and their area in the image. */
export interface EffectsPicture {
  canvas: HTMLCanvasElement;
  area: Rect;
}

/**
 * The effects behind the letters of a text, for files in which translucent letters are text: letters and effects must share one opacity.
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
