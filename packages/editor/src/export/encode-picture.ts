import { anyCanvasOf } from './canvas.ts';
import { encodeCanvas, onWhite } from './encode-canvas.ts';
import type { ExportOptions } from './formats.ts';
import type { PictureSource } from './picture-source.ts';
import { drawPicture, sizeOfPicture } from './render.ts';

/**
 * Draws a picture and writes it as a file of pixels, on the page or in a worker. The fonts have to be loaded.
 *
 * @throws Error with a sentence for the user.
 */
export function encodePicture(
  { image, document, area, patches, retouch }: PictureSource,
  { format, quality, scale }: ExportOptions,
): Promise<Blob> {
  const { width, height } = sizeOfPicture(document, { area, scale });
  const { canvas, ctx } = anyCanvasOf(width, height);
  drawPicture(ctx, image, document, { area, scale, patches, retouch });
  return encodeCanvas(format === 'jpeg' ? onWhite(canvas) : canvas, format, quality);
}
