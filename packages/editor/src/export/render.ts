import { layoutText, paintText } from '@palimpsest/typeset';
import type { Retouch } from '../retouch/retouch.ts';
import { canvasOf } from './canvas.ts';
import type { CanvasContext, EditorImage } from './canvas.ts';
import type { EditorDocument } from '../model/document.ts';
import type { EditorText } from '../model/text.ts';
import type { Rect, Size } from '../geometry/rect.ts';
import { patchesToDraw } from '../model/text-patch.ts';

export type { EditorImage } from './canvas.ts';

/** The texts that are seen. */
export function shownTexts(texts: readonly EditorText[]): EditorText[] {
  return texts.filter(({ hidden = false, restored = false }) => !hidden && !restored);
}

/** Draws one text as it is seen, in pixels of the image. Its fonts have to be loaded. */
export function drawText(ctx: CanvasContext, text: EditorText): void {
  paintText(ctx, layoutText(ctx, text.text, text, text.width), text, text.fill);
}

/** Draws the effects behind the letters of a text (box, shadow, outline and underline), for files in which the letters are text. */
export function drawEffects(ctx: CanvasContext, text: EditorText): void {
  paintText(ctx, layoutText(ctx, text.text, text, text.width), text, undefined);
}

/** Draws no text. */
export function drawNothing(): void {}

/** The part of the image that whole pixels cover. */
export function wholePixels({ x, y, width, height }: Rect, image: { width: number; height: number }): Rect {
  const left = Math.max(0, Math.floor(x));
  const top = Math.max(0, Math.floor(y));
  return {
    x: left,
    y: top,
    width: Math.max(1, Math.min(image.width, Math.ceil(x + width)) - left),
    height: Math.max(1, Math.min(image.height, Math.ceil(y + height)) - top),
  };
}

export interface RenderOptions {
  /** The part of the image, in whole pixels of it. Default: all. */
  area?: Rect | undefined;
  /** Pixels of the canvas for one of the image. Default 1. */
  scale?: number | undefined;
  /** The pictures of patches by their keys. Default: there are none. */
  patches?: ((key: string) => EditorImage | undefined) | undefined;
  /** Draws what the brush did. Wanted where the document has strokes. */
  retouch?: Retouch | undefined;
  /** Draws one text. Default {@link drawText}. */
  draw?: ((ctx: CanvasContext, text: EditorText) => void) | undefined;
}

const noPatches = () => undefined;

/** The size of the canvas that {@link drawPicture} wants, in its own pixels. */
export function sizeOfPicture(
  { width, height }: Size,
  { area = { x: 0, y: 0, width, height }, scale = 1 }: RenderOptions,
): Size {
  return { width: area.width * scale, height: area.height * scale };
}

/**
 * Draws the image and its texts on an empty canvas. The fonts have to be loaded.
 *
 * @throws Error when a patch is not there.
 */
export function drawPicture(
  ctx: CanvasContext,
  image: EditorImage,
  { width, height, texts, strokes = [] }: EditorDocument,
  { area = { x: 0, y: 0, width, height }, scale = 1, patches = noPatches, retouch, draw = drawText }: RenderOptions,
): void {
  ctx.imageSmoothingQuality = 'high';
  ctx.scale(scale, scale);
  ctx.translate(-area.x, -area.y);
  ctx.drawImage(image, 0, 0, width, height);
  for (const patch of patchesToDraw(texts)) {
    const picture = patches(patch.key);
    if (!picture) throw new Error('The pixels of an original could not be loaded.');
    ctx.drawImage(picture, patch.x, patch.y, patch.width, patch.height);
  }
  if (strokes.length > 0 && !retouch) throw new Error('What the brush did cannot be drawn.');
  retouch?.draw(ctx, strokes);
  for (const text of shownTexts(texts)) draw(ctx, text);
}

/**
 * Draws the image and its texts afresh, whatever is shown on the screen. The fonts have to be loaded.
 *
 * @throws Error when the browser gives no canvas of that size, or a patch is not there.
 */
export function renderPicture(
  image: EditorImage,
  document: EditorDocument,
  options: RenderOptions = {},
): HTMLCanvasElement {
  const { width, height } = sizeOfPicture(document, options);
  const { canvas, ctx } = canvasOf(width, height);
  drawPicture(ctx, image, document, options);
  return canvas;
}
