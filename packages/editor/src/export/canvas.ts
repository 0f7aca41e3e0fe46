/** What the browser can draw and whose size is known. */
export type EditorImage = ImageBitmap | HTMLImageElement | HTMLCanvasElement;

/**
 * A canvas to draw on.
 *
 * @throws Error when the browser gives none of that size.
 */
export function canvasOf(width: number, height: number): { canvas: HTMLCanvasElement; ctx: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const ctx = canvas.getContext('2d');
  if (!ctx) throw new Error(`This browser cannot draw an image of ${width} × ${height} pixels.`);
  return { canvas, ctx };
}

/** Gives back the memory of a large canvas, which it would otherwise hold on to until it is collected. */
export function releaseCanvas(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
  canvas.height = 0;
}
