import { layoutText, paintText } from '@palimpsest/typeset';
import { loadTextFonts } from '../fonts/load-text-fonts.ts';
import type { EditorDocument } from '../model/document.ts';

/** What the browser can draw and whose size is known. */
export type EditorImage = ImageBitmap | HTMLImageElement | HTMLCanvasElement;

/**
 * Draws the image and its texts afresh at the image's own size, whatever is shown on the screen. Fonts are loaded first.
 *
 * @throws Error when the browser gives no canvas of that size, or cannot encode it.
 */
export async function exportPng(image: EditorImage, { width, height, texts }: EditorDocument): Promise<Blob> {
  await loadTextFonts(texts);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const ctx = canvas.getContext('2d');
  if (!ctx) throw new Error(`This browser cannot draw an image of ${width} × ${height} pixels.`);
  ctx.drawImage(image, 0, 0, width, height);
  for (const text of texts) paintText(ctx, layoutText(ctx, text.text, text, text.width), text, text.fill);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  // A large canvas holds on to its memory until it is collected, unless it is emptied.
  canvas.width = 0;
  canvas.height = 0;
  if (!blob)
    throw new Error(`The image of ${width} × ${height} pixels is too large for this browser to write as a PNG.`);
  return blob;
}

/** The name of an exported file. @param now ms since the epoch */
export function exportFileName(now: number): string {
  return `localized-image-${now}.png`;
}

/** A guess at the size of an exported file before there is one, in bytes. */
export function estimatedExportBytes({ width, height }: { width: number; height: number }): number {
  return width * height * 4 * 0.7;
}
