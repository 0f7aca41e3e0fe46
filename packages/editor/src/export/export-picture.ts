import { loadTextFonts } from '../fonts/load-text-fonts.ts';
import { encodeCanvas, onWhite } from './encode-canvas.ts';
import type { ExportOptions } from './formats.ts';
import type { PictureSource } from './picture-source.ts';
import { renderPicture } from './render.ts';

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
  if (format === 'pdf') {
    const { exportPdf } = await import('./export-pdf.ts');
    return exportPdf(source, quality);
  }
  if (format === 'psd') {
    const { exportPsd } = await import('./export-psd.ts');
    return exportPsd(source);
  }
  const canvas = renderPicture(image, document, { area, scale, patches, retouch });
  return encodeCanvas(format === 'jpeg' ? onWhite(canvas) : canvas, format, quality);
}
