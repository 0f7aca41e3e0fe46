import type { Mask, Quad, Raster } from '@palimpsest/engine';
import { meanWhere, psnr, ssimMap } from '../metrics/picture.ts';
import type { TrueText } from '../posters/truth.ts';

/** How one text was taken out of the picture, inside its own boxes. */
export interface ErasingScore {
  /** In dB. */
  psnr: number;
  ssim: number;
  /** Share of the text's pixels that are nearer to the background than to the text. */
  gone: number;
}

/** Pixels around a box that are judged too, as a share of the font size: rims and close shadows lie there. */
const margin = 0.15;

/** Difference, in levels, from which a pixel shows text. */
const visible = 24;

interface Region {
  x: number;
  y: number;
  width: number;
  height: number;
}

function regionOf(quads: readonly Quad[], grow: number, image: Raster): Region {
  const xs = quads.flatMap((quad) => quad.map(({ x }) => x));
  const ys = quads.flatMap((quad) => quad.map(({ y }) => y));
  const x = Math.max(0, Math.floor(Math.min(...xs) - grow));
  const y = Math.max(0, Math.floor(Math.min(...ys) - grow));
  const right = Math.min(image.width, Math.ceil(Math.max(...xs) + grow));
  const bottom = Math.min(image.height, Math.ceil(Math.max(...ys) + grow));
  return { x, y, width: right - x, height: bottom - y };
}

function crop(image: Raster, { x, y, width, height }: Region): Raster {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let row = 0; row < height; row++) {
    const from = ((y + row) * image.width + x) * 4;
    data.set(image.data.subarray(from, from + width * 4), row * width * 4);
  }
  return { width, height, data };
}

/** Marks the pixels whose middle is at most `grow` away from one of the boxes, along the box's own axes. */
function maskOf(quads: readonly Quad[], grow: number, region: Region): Mask {
  const data = new Uint8Array(region.width * region.height);
  for (const [origin, along, , down] of quads) {
    const width = Math.hypot(along.x - origin.x, along.y - origin.y);
    const height = Math.hypot(down.x - origin.x, down.y - origin.y);
    for (let y = 0; y < region.height; y++) {
      for (let x = 0; x < region.width; x++) {
        const dx = region.x + x + 0.5 - origin.x;
        const dy = region.y + y + 0.5 - origin.y;
        const u = (dx * (along.x - origin.x) + dy * (along.y - origin.y)) / width;
        const v = (dx * (down.x - origin.x) + dy * (down.y - origin.y)) / height;
        if (u >= -grow && u <= width + grow && v >= -grow && v <= height + grow) data[y * region.width + x] = 1;
      }
    }
  }
  return { width: region.width, height: region.height, data };
}

/** Largest difference of the three channels. */
function difference(a: Raster, b: Raster, pixel: number): number {
  let largest = 0;
  for (let channel = 0; channel < 3; channel++) {
    largest = Math.max(largest, Math.abs((a.data[pixel * 4 + channel] ?? 0) - (b.data[pixel * 4 + channel] ?? 0)));
  }
  return largest;
}

export function scoreErasing(text: TrueText, poster: Raster, background: Raster, erased: Raster): ErasingScore {
  const quads = text.lines.map(({ box }) => box);
  const grow = Math.max(2, margin * text.fontSize);
  // The window of SSIM reaches 5 pixels past the mask.
  const region = regionOf(quads, grow + 6, poster);
  const mask = maskOf(quads, grow, region);
  const [before, clean, after] = [crop(poster, region), crop(background, region), crop(erased, region)];
  let inked = 0;
  let gone = 0;
  for (let pixel = 0; pixel < mask.data.length; pixel++) {
    if (!mask.data[pixel] || difference(before, clean, pixel) <= visible) continue;
    inked++;
    if (difference(after, clean, pixel) < difference(after, before, pixel)) gone++;
  }
  return {
    psnr: psnr(after, clean, mask),
    ssim: meanWhere(ssimMap(after, clean), mask),
    gone: inked === 0 ? 1 : gone / inked,
  };
}
