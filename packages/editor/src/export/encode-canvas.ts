import { exportFormats } from './formats.ts';
import type { ExportFormat } from './formats.ts';
import { releaseCanvas } from './canvas.ts';

/**
 * A canvas as a file. The canvas is empty afterwards.
 *
 * @param quality 0 to 1, of formats that have one
 * @throws Error when the browser cannot write it.
 */
export async function encodeCanvas(canvas: HTMLCanvasElement, format: ExportFormat, quality?: number): Promise<Blob> {
  const { width, height } = canvas;
  const { label, type } = exportFormats[format];
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, quality);
  });
  releaseCanvas(canvas);
  if (!blob)
    throw new Error(`The image of ${width} × ${height} pixels is too large for this browser to write as a ${label}.`);
  // A browser that cannot write a format writes a PNG instead.
  if (blob.type !== type) throw new Error(`This browser cannot write ${label} files.`);
  return blob;
}
