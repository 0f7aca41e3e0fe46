import { loadTextFonts } from '../fonts/load-text-fonts.ts';
import { exportRaster } from './export-raster.ts';
import { exportFormats } from './formats.ts';
import type { ExportOptions } from './formats.ts';
import type { PictureSource } from './picture-source.ts';

/**
 * Writes a picture with its texts as a file. What formats with layers need is loaded when one of them is asked for.
 *
 * @throws Error with a sentence for the user.
 */
export async function exportPicture(source: PictureSource, options: ExportOptions): Promise<Blob> {
  const { format, quality } = options;
  if (exportFormats[format].raster) return exportRaster(source, options);
  await loadTextFonts(source.document.texts);
  if (format === 'svg') {
    const { exportSvg } = await import('./export-svg.ts');
    return exportSvg(source);
  }
  if (format === 'pdf') {
    const { exportPdf } = await import('./export-pdf.ts');
    return exportPdf(source, quality);
  }
  const { exportPsd } = await import('./export-psd.ts');
  return exportPsd(source);
}
