import type { EditorDocument } from '../model/document.ts';
import { patchesToDraw } from '../model/text-patch.ts';
import type { TextPatch } from '../model/text-patch.ts';
import { createRetouch } from '../retouch/retouch.ts';
import { createPatchStore } from '../patch-store.ts';
import { defaultExport, exportName } from './formats.ts';
import type { ExportOptions } from './formats.ts';
import type { EditorImage } from './render.ts';
import { exportPicture } from './export-picture.ts';

export type { EditorImage } from './render.ts';

/** A picture with its texts, to be written as a file. */
export interface DocumentToExport {
  /** The picture without its text. */
  image: EditorImage;
  document: EditorDocument;
  /** Brings the pixels of a patch into memory. Wanted for documents in which originals were brought back. */
  loadPatch?: ((patch: TextPatch) => Promise<EditorImage>) | undefined;
  /**
   * Brings the picture before it was translated into memory. Wanted for documents in which the brush brought parts of it back; a Photoshop file has
   * it as a hidden layer.
   */
  loadOriginal?: (() => Promise<EditorImage>) | undefined;
}

/**
 * Writes the image with its texts as a file, at the image's own size, whatever is shown on the screen. Letters stay text in SVG and PDF, and each
 * text is a layer in PSD. Code that only some formats need is loaded when one of them is asked for. For formats of pixels the fonts have to be loaded:
 * see `loadTextFonts`.
 *
 * @param options default: a PNG
 * @throws FontUnavailableError for SVG, PDF and PSD where the font of a text and the one that stands for it cannot be fetched
 * @throws Error with a sentence for the user when the browser gives no canvas of that size, or the format has no file so large
 */
export async function exportDocument(
  { image, document, loadPatch, loadOriginal }: DocumentToExport,
  options: Partial<ExportOptions> = {},
): Promise<Blob> {
  const patches = createPatchStore(loadPatch);
  await patches.load(patchesToDraw(document.texts));
  const isBroughtBack = document.strokes?.some(({ kind }) => kind === 'restore') === true;
  const original = isBroughtBack || options.format === 'psd' ? await loadOriginal?.() : undefined;
  const retouch = createRetouch(image, original, document);
  return exportPicture({ image, original, document, patches: patches.get, retouch }, { ...defaultExport, ...options });
}

/** Writes a PNG: see {@link exportDocument}. */
export function exportPng(
  image: EditorImage,
  document: EditorDocument,
  loadPatch?: DocumentToExport['loadPatch'],
  loadOriginal?: DocumentToExport['loadOriginal'],
): Promise<Blob> {
  return exportDocument({ image, document, loadPatch, loadOriginal });
}

/** The name of an exported PNG. @param now ms since the epoch */
export function exportFileName(now: number): string {
  return exportName(now, 'png');
}

/** A guess at the size of an exported file before there is one, in bytes. */
export function estimatedExportBytes({ width, height }: { width: number; height: number }): number {
  return width * height * 4 * 0.7;
}
