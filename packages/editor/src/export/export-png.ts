import type { EditorDocument } from '../model/document.ts';
import { patchesToDraw } from '../model/text-patch.ts';
import type { TextPatch } from '../model/text-patch.ts';
import { createRetouch } from '../retouch/retouch.ts';
import { createPatchStore } from '../patch-store.ts';
import { defaultExport, exportName } from './formats.ts';
import type { EditorImage } from './render.ts';
import { exportRaster } from './export-raster.ts';

export type { EditorImage } from './render.ts';

/**
 * Draws the image and its texts afresh at the image's own size, whatever is shown on the screen, in a worker where the browser can.
 *
 * @param loadPatch brings the pixels of a patch into memory, for documents in which originals were brought back
 * @param loadOriginal brings the picture before it was translated into memory, for documents in which the brush brought parts of it back
 * @throws Error when the browser gives no canvas of that size, or cannot encode it.
 */
export async function exportPng(
  image: EditorImage,
  document: EditorDocument,
  loadPatch?: (patch: TextPatch) => Promise<EditorImage>,
  loadOriginal?: () => Promise<EditorImage>,
): Promise<Blob> {
  const patches = createPatchStore(loadPatch);
  await patches.load(patchesToDraw(document.texts));
  const needsOriginal = document.strokes?.some(({ kind }) => kind === 'restore') === true;
  const original = needsOriginal ? await loadOriginal?.() : undefined;
  const retouch = createRetouch(image, original, document);
  return exportRaster({ image, original, document, patches: patches.get, retouch }, defaultExport);
}

/** The name of an exported PNG. @param now ms since the epoch */
export function exportFileName(now: number): string {
  return exportName(now, 'png');
}

/** A guess at the size of an exported file before there is one, in bytes. */
export function estimatedExportBytes({ width, height }: { width: number; height: number }): number {
  return width * height * 4 * 0.7;
}
