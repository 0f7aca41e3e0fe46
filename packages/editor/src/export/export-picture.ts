import { FontUnavailableError, loadFonts } from '@palimpsest/typeset/browser';
import { loadTextFonts } from '../fonts/load-text-fonts.ts';
import type { EditorDocument } from '../model/document.ts';
import { exportRaster } from './export-raster.ts';
import { exportFormats } from './formats.ts';
import type { ExportOptions } from './formats.ts';
import type { PictureSource } from './picture-source.ts';

/** The family in which texts are seen whose own font is missing: the next of every font stack. */
const fallbackFamily = 'Roboto';

/**
 * A document whose texts are all set in fonts that are there.
 *
 * @throws FontUnavailableError where even the fallback cannot be fetched
 */
async function withAvailableFonts(
  document: EditorDocument,
  onReplaced: (families: readonly string[]) => void,
): Promise<EditorDocument> {
  try {
    await loadTextFonts(document.texts);
    return document;
  } catch (error) {
    if (!(error instanceof FontUnavailableError)) throw error;
    const missing = new Set(error.families);
    const texts = document.texts.map((text) =>
      missing.has(text.fontFamily) ? { ...text, fontFamily: fallbackFamily } : text,
    );
    await loadFonts(texts);
    const replaced = document.texts.filter((text) => missing.has(text.fontFamily));
    if (replaced.length > 0) onReplaced([...new Set(replaced.map(({ fontFamily }) => fontFamily))]);
    return { ...document, texts };
  }
}

/**
 * Writes a picture with its texts as a file. What formats with layers need is loaded when one of them is asked for; they are written with the font
 * that is seen where one is missing.
 *
 * @param onReplaced called with the families that are missing in the file
 * @throws Error with a sentence for the user.
 */
export async function exportPicture(
  source: PictureSource,
  options: ExportOptions,
  onReplaced: (families: readonly string[]) => void = () => {},
): Promise<Blob> {
  const { format, quality, outlines = false } = options;
  if (exportFormats[format].raster) return exportRaster(source, options);
  const available = { ...source, document: await withAvailableFonts(source.document, onReplaced) };
  if (format === 'svg') {
    const { exportSvg } = await import('./export-svg.ts');
    return exportSvg(available, outlines);
  }
  if (format === 'pdf') {
    const { exportPdf } = await import('./export-pdf.ts');
    return exportPdf(available, quality);
  }
  const { exportPsd } = await import('./export-psd.ts');
  return exportPsd(available);
}
