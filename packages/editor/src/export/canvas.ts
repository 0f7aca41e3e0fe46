/** An image that the browser can draw and whose size is known. */
export type EditorImage = ImageBitmap | HTMLImageElement | HTMLCanvasElement;

/** A canvas of a page, or of a worker. */
export type AnyCanvas = HTMLCanvasElement | OffscreenCanvas;
/** The 2D context of {@link AnyCanvas}. */
export type CanvasContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

function noCanvas(width: number, height: number): Error {
  return new Error(`This browser cannot draw an image of ${width} × ${height} pixels.`);
}

/**
 * A canvas of a page to draw on.
 *
 * @throws Error when the browser gives none of that size.
 */
export function canvasOf(width: number, height: number): { canvas: HTMLCanvasElement; ctx: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const ctx = canvas.getContext('2d');
  if (!ctx) throw noCanvas(width, height);
  return { canvas, ctx };
}

/**
 * A canvas to draw on: an element of the page, or an `OffscreenCanvas` in a worker.
 *
 * @throws Error when the browser gives none of that size.
 */
export function anyCanvasOf(width: number, height: number): { canvas: AnyCanvas; ctx: CanvasContext } {
  if ('document' in globalThis) return canvasOf(width, height);
  const canvas = new OffscreenCanvas(width, height);
  const ctx = canvas.getContext('2d');
  if (!ctx) throw noCanvas(width, height);
  return { canvas, ctx };
}

/** Gives back the memory of a large canvas, which it would otherwise hold on to until it is collected. */
export function releaseCanvas(canvas: AnyCanvas): void {
  canvas.width = 0;
  canvas.height = 0;
}
