import { loadTextFonts } from '../fonts/load-text-fonts.ts';
import { encodeCanvas } from './encode-canvas.ts';
import type { ExportOptions } from './formats.ts';
import type { PictureSource } from './picture-source.ts';
import { canvasOf, releaseCanvas } from './canvas.ts';
import { renderPicture } from './render.ts';

/** JPEG knows no transparency: what is transparent becomes white, as paper is. */
function onWhite(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const { canvas: white, ctx } = canvasOf(canvas.width, canvas.height);
  ctx.fillStyle = '#ffffff';
  ctx.fillRect(0, 0, white.width, white.height);
  ctx.drawImage(canvas, 0, 0);
  releaseCanvas(canvas);
  return white;
}

/**
 * Writes a picture with its texts as a file. What formats with layers need is loaded when one of them is asked for.
 *
 * @throws Error with a sentence for the user.
 */
export async function exportPicture(source: PictureSource, { format, quality, scale }: ExportOptions): Promise<Blob> {
  const { image, document, area, patches, retouch } = source;
  await loadTextFonts(document.texts);
  if (format === 'svg') {
    const { exportSvg } = await import('./export-svg.ts');
    return exportSvg(source);
  }
  if (format === 'psd') {
    const { exportPsd } = await import('./export-psd.ts');
    return exportPsd(source);
  }
  const canvas = renderPicture(image, document, { area, scale, patches, retouch });
  return encodeCanvas(format === 'jpeg' ? onWhite(canvas) : canvas, format, quality);
}
