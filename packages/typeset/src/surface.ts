import type { TextContext } from './types.ts';

/** Pixels not multiplied by their alpha, four bytes each. */
interface Pixels {
  data: Uint8ClampedArray;
}

/** The context of a canvas beside the one that is painted on. */
interface SurfaceContext extends Omit<TextContext, 'drawImage'> {
  scale(x: number, y: number): void;
  getImageData(x: number, y: number, width: number, height: number): Pixels;
  createImageData(width: number, height: number): Pixels;
  putImageData(pixels: never, x: number, y: number): void;
  drawImage: TextContext['drawImage'];
}

/** A canvas beside the one that is painted on. */
export interface Surface {
  width: number;
  height: number;
  getContext(kind: '2d', options?: { willReadFrequently: boolean }): SurfaceContext | null;
}

let create = (width: number, height: number): Surface => new OffscreenCanvas(width, height);

/** Makes all surfaces by a function. Default: `OffscreenCanvas`, which browsers and their workers have. */
export function drawSurfacesWith(createSurface: (width: number, height: number) => Surface): void {
  create = createSurface;
}

/**
 * A canvas whose pixels are in memory.
 * @throws Error where there is no memory for it
 */
export function createSurface(width: number, height: number): { surface: Surface; ctx: SurfaceContext } {
  const surface = create(width, height);
  const ctx = surface.getContext('2d', { willReadFrequently: true });
  if (!ctx)
    throw new Error(`There is no memory for a canvas of ${width} × ${height} pixels. Close other pages and try again.`);
  return { surface, ctx };
}
