import type { Mask, Raster } from '@palimpsest/engine';
import { meanWhere, psnr, ssimMap } from '../../../metrics/picture.ts';
import type { ErasingScore } from '../../score-erasing.ts';
import { difference } from './masks.ts';
import type { Masks, Pictures } from './masks.ts';

/** Difference, in levels, from which a pixel shows text. */
const visible = 24;

/** The window of SSIM reaches that far past a pixel. */
const window = 6;

interface Region {
  x: number;
  y: number;
  width: number;
  height: number;
}

function regionOf({ owner, width, height }: Masks, index: number): Region | undefined {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let pixel = 0; pixel < owner.length; pixel++) {
    if (owner[pixel] !== index + 1) continue;
    const x = pixel % width;
    const y = Math.floor(pixel / width);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  if (right < 0) return undefined;
  const x = Math.max(0, left - window);
  const y = Math.max(0, top - window);
  return { x, y, width: Math.min(width, right + window + 1) - x, height: Math.min(height, bottom + window + 1) - y };
}

function crop(image: Raster, { x, y, width, height }: Region): Raster {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let row = 0; row < height; row++) {
    const from = ((y + row) * image.width + x) * 4;
    data.set(image.data.subarray(from, from + width * 4), row * width * 4);
  }
  return { width, height, data };
}

/** How one text was taken out of the picture, over the pixels that it owns; undefined where it owns none. */
export function scoreBlindErasing(index: number, { source, clean, erased, masks }: Pictures): ErasingScore | undefined {
  const region = regionOf(masks, index);
  if (!region) return undefined;
  const data = new Uint8Array(region.width * region.height);
  for (let pixel = 0; pixel < data.length; pixel++) {
    const from = (region.y + Math.floor(pixel / region.width)) * masks.width + region.x + (pixel % region.width);
    data[pixel] = masks.owner[from] === index + 1 ? 1 : 0;
  }
  const where: Mask = { width: region.width, height: region.height, data };
  const [before, truth, after] = [crop(source, region), crop(clean, region), crop(erased, region)];
  let inked = 0;
  let gone = 0;
  for (let pixel = 0; pixel < data.length; pixel++) {
    if (!data[pixel] || difference(before, truth, pixel) <= visible) continue;
    inked++;
    if (difference(after, truth, pixel) < difference(after, before, pixel)) gone++;
  }
  return {
    psnr: psnr(after, truth, where),
    ssim: meanWhere(ssimMap(after, truth), where),
    gone: inked === 0 ? 1 : gone / inked,
  };
}
