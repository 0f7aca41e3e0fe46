import { loadTextFonts } from '../fonts/load-text-fonts.ts';
import type { EditorDocument } from '../model/document.ts';
import { exportName } from './formats.ts';
import { renderPicture } from './render.ts';
import type { EditorImage } from './render.ts';
import { encodeCanvas } from './encode-canvas.ts';

export type { EditorImage } from './render.ts';

/**
 * Draws the image and its texts afresh at the image's own size, whatever is shown on the screen. Fonts are loaded first.
 *
 * @throws Error when the browser gives no canvas of that size, or cannot encode it.
 */
export async function exportPng(image: EditorImage, document: EditorDocument): Promise<Blob> {
  await loadTextFonts(document.texts);
  return encodeCanvas(renderPicture(image, document), 'png');
}

/** The name of an exported PNG. @param now ms since the epoch */
export function exportFileName(now: number): string {
  return exportName(now, 'png');
}

/** A guess at the size of an exported file before there is one, in bytes. */
export function estimatedExportBytes({ width, height }: { width: number; height: number }): number {
  return width * height * 4 * 0.7;
}
