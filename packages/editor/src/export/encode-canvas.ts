import { exportFormats } from './formats.ts';
import type { ExportFormat } from './formats.ts';
import { anyCanvasOf, releaseCanvas } from './canvas.ts';
import type { AnyCanvas } from './canvas.ts';

function toBlob(canvas: AnyCanvas, type: string, quality: number | undefined): Promise<Blob | null> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob(quality === undefined ? { type } : { type, quality });
  return new Promise((resolve) => {
    canvas.toBlob(resolve, type, quality);
  });
}

/**
 * A canvas as a file. The canvas is empty afterwards.
 *
 * @param quality 0 to 1, of formats that have one
 * @throws Error when the browser cannot write it.
 */
export async function encodeCanvas(canvas: AnyCanvas, format: ExportFormat, quality?: number): Promise<Blob> {
  const { width, height } = canvas;
  const { label, type } = exportFormats[format];
  const tooLarge = (cause?: unknown) =>
    new Error(`The image of ${width} × ${height} pixels is too large for this browser to write as a ${label}.`, {
      cause,
    });
  const blob = await toBlob(canvas, type, quality).catch((error: unknown) => {
    throw tooLarge(error);
  });
  releaseCanvas(canvas);
  if (!blob) throw tooLarge();
  // A browser that cannot write a format writes a PNG instead.
  if (blob.type !== type) throw new Error(`This browser cannot write ${label} files.`);
  return blob;
}

/** JPEG knows no transparency: what is transparent becomes white, as paper is. */
export function onWhite(canvas: AnyCanvas): AnyCanvas {
  const { canvas: white, ctx } = anyCanvasOf(canvas.width, canvas.height);
  ctx.fillStyle = '#ffffff';
  ctx.fillRect(0, 0, white.width, white.height);
  ctx.drawImage(canvas, 0, 0);
  releaseCanvas(canvas);
  return white;
}
