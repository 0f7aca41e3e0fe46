import type { Mask, Point, Quad, Raster } from '@palimpsest/engine';

/** Difference, in levels, from which anybody sees that a pixel changed. */
const visibleLevels = 24;

/** Nothing marked, as large as the picture. */
export function emptyMask({ width, height }: Pick<Raster, 'width' | 'height'>): Mask {
  return { width, height, data: new Uint8Array(width * height) };
}

/** How far a point lies outside a convex clockwise quad, in px; below 0 inside it. */
function outside(quad: Quad, x: number, y: number): number {
  let farthest = -Infinity;
  for (let i = 0; i < 4; i++) {
    const a = quad[i] as Point;
    const b = quad[(i + 1) % 4] as Point;
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    farthest = Math.max(farthest, -((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x)) / length);
  }
  return farthest;
}

/** Calls with the index of each pixel of a picture whose middle lies in the quad grown by `grow` px. */
export function eachPixel(
  { width, height }: Pick<Raster, 'width' | 'height'>,
  quad: Quad,
  grow: number,
  visit: (pixel: number) => void,
): void {
  const [xs, ys] = [quad.map(({ x }) => x), quad.map(({ y }) => y)];
  const [left, right] = [Math.max(0, Math.floor(Math.min(...xs) - grow)), Math.min(width, Math.max(...xs) + grow)];
  const [top, bottom] = [Math.max(0, Math.floor(Math.min(...ys) - grow)), Math.min(height, Math.max(...ys) + grow)];
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      if (outside(quad, x + 0.5, y + 0.5) <= grow) visit(y * width + x);
    }
  }
}

/** Marks the pixels of a quad grown by `grow` px. */
export function markQuad(mask: Mask, quad: Quad, grow: number): void {
  eachPixel(mask, quad, grow, (pixel) => {
    mask.data[pixel] = 1;
  });
}

/** Height of a quad along its own axis, in px. */
export function heightOf([topLeft, , , bottomLeft]: Quad): number {
  return Math.hypot(bottomLeft.x - topLeft.x, bottomLeft.y - topLeft.y);
}

/** The largest difference of two pixels over red, green, blue and alpha; under full transparency no colour is seen. */
export function pixelDifference(a: Raster, b: Raster, pixel: number, other = pixel): number {
  const [alphaA, alphaB] = [a.data[pixel * 4 + 3] ?? 255, b.data[other * 4 + 3] ?? 255];
  if (alphaA === 0 && alphaB === 0) return 0;
  let largest = Math.abs(alphaA - alphaB);
  for (let channel = 0; channel < 3; channel++) {
    largest = Math.max(largest, Math.abs((a.data[pixel * 4 + channel] ?? 0) - (b.data[other * 4 + channel] ?? 0)));
  }
  return largest;
}

/** Whether anybody sees that a pixel changed. */
export function hasChanged(before: Raster, after: Raster, pixel: number): boolean {
  return pixelDifference(before, after, pixel) > visibleLevels;
}

/** Whether a pixel differs from none of its neighbours by more than twice what is visible: letters may be set over it without hiding anything. */
export function isPlain(picture: Raster, pixel: number): boolean {
  const x = pixel % picture.width;
  const y = (pixel - x) / picture.width;
  for (let ny = Math.max(0, y - 1); ny <= Math.min(picture.height - 1, y + 1); ny++) {
    for (let nx = Math.max(0, x - 1); nx <= Math.min(picture.width - 1, x + 1); nx++) {
      if (pixelDifference(picture, picture, pixel, ny * picture.width + nx) > 2 * visibleLevels) return false;
    }
  }
  return true;
}
