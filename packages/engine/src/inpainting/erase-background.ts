import type { FoundBackground } from '../model/drawn-with-text.ts';
import type { PixelBox } from '../geometry/bounds.ts';
import { contains, grow, pixelBox } from '../geometry/oriented-rectangle.ts';
import { type ColourPlanes, readPlanes, writePlanes } from '../image/planes.ts';
import type { Raster } from '../image/raster.ts';
import { fillEven } from './fill/fill-gap.ts';

/** Width of a box's soft edge with the marks of compression, in pixels of the image. */
const rim = 3;
/** Width of the surroundings around that edge that are examined, in heights of a line, at least `minRing` pixels. */
const ring = 0.35;
const minRing = 6;
/** Root mean square distance in RGB from an even colour, and a distance that no more than a share of the surroundings may have. */
const maxOff = 12;
const strange = 40;
const strangeShare = 0.01;

/** The pixels that a box covered, and what is made up in their place. */
export interface ErasedBackground {
  box: PixelBox;
  /** One byte a pixel of `box`. */
  changed: Uint8Array;
}

/**
 * Takes the box behind a text out of a picture, in place, and makes up what was behind it. Undefined, and the picture as it was, where that
 * could be seen: where the surroundings of the box are more than one even colour that may change slowly.
 * @param picture without the text
 * @param lineHeight of the text, in pixels
 */
export function eraseBackground(
  picture: Raster,
  { rectangle }: Pick<FoundBackground, 'rectangle'>,
  lineHeight: number,
): ErasedBackground | undefined {
  const around = Math.max(minRing, ring * lineHeight);
  const box = pixelBox([rectangle], Math.ceil(rim + around) + 1, picture);
  const gap = grow(rectangle, rim);
  const beside = grow(rectangle, rim + around);
  const changed = new Uint8Array(box.width * box.height);
  const seen: number[] = [];
  for (let i = 0; i < changed.length; i++) {
    const point = { x: box.x + (i % box.width) + 0.5, y: box.y + Math.floor(i / box.width) + 0.5 };
    if (contains(gap, point)) changed[i] = 1;
    else if (contains(beside, point)) seen.push(i);
  }
  const planes = readPlanes(picture, box);
  if (!isEven(planes, seen)) return undefined;
  fillEven(planes, changed, lineHeight);
  writePlanes(picture, box, planes, changed);
  return { box, changed };
}

/** Whether the marked pixels have one colour that changes evenly along and down the picture, apart from grain. */
function isEven({ width, channels }: ColourPlanes, marked: readonly number[]): boolean {
  const fits = channels.map((plane) => planeThrough(plane, width, marked));
  let squares = 0;
  let far = 0;
  for (const i of marked) {
    const off = channels.reduce((sum, plane, c) => sum + ((plane[i] ?? 0) - (fits[c]?.(i) ?? 0)) ** 2, 0);
    squares += off;
    if (off > strange ** 2) far++;
  }
  return Math.sqrt(squares / Math.max(1, marked.length)) <= maxOff && far <= strangeShare * marked.length;
}

/** The plane through levels by least squares: level = a + b x + c y. */
function planeThrough(levels: Float32Array, width: number, marked: readonly number[]): (pixel: number) => number {
  const count = Math.max(1, marked.length);
  const place = (pixel: number) => ({ x: pixel % width, y: Math.floor(pixel / width) });
  const mean = { x: 0, y: 0, level: 0 };
  for (const pixel of marked) {
    const { x, y } = place(pixel);
    mean.x += x / count;
    mean.y += y / count;
    mean.level += (levels[pixel] ?? 0) / count;
  }
  const sums = { xx: 0, xy: 0, yy: 0, xl: 0, yl: 0 };
  for (const pixel of marked) {
    const { x, y } = place(pixel);
    const [dx, dy, dl] = [x - mean.x, y - mean.y, (levels[pixel] ?? 0) - mean.level];
    sums.xx += dx * dx;
    sums.xy += dx * dy;
    sums.yy += dy * dy;
    sums.xl += dx * dl;
    sums.yl += dy * dl;
  }
  const determinant = sums.xx * sums.yy - sums.xy ** 2;
  const across = determinant > 0 ? (sums.xl * sums.yy - sums.yl * sums.xy) / determinant : 0;
  const down = determinant > 0 ? (sums.yl * sums.xx - sums.xl * sums.xy) / determinant : 0;
  return (pixel) => {
    const { x, y } = place(pixel);
    return mean.level + across * (x - mean.x) + down * (y - mean.y);
  };
}
