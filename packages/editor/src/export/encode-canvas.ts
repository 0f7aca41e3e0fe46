import { exportFormats } from './formats.ts';
import type { ExportFormat } from './formats.ts';
import { canvasOf, releaseCanvas } from './canvas.ts';

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

/** JPEG knows no transparency: what is transparent becomes white, as paper is. */
export function onWhite(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const { canvas: white, ctx } = canvasOf(canvas.width, canvas.height);
  ctx.fillStyle = '#ffffff';
  ctx.fillRect(0, 0, white.width, white.height);
  ctx.drawImage(canvas, 0, 0);
  releaseCanvas(canvas);
  return white;
}
