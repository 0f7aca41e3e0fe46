import { decodeImage } from '@palimpsest/engine';
import type { Raster } from '@palimpsest/engine';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { maskChannel } from '../truth.ts';

/** The truth about each pixel of a generated picture. */
export interface Masks {
  width: number;
  height: number;
  /** 0, or 1 + the index of the text that owns the pixel. */
  owner: Uint8Array;
  /** Coverage of the strokes, 0 to 255. */
  strokes: Uint8Array;
  /** 1 where a text, its shadow or its glow changed the pixel. */
  touched: Uint8Array;
}

/** The pictures of one case, all of one size. */
export interface Pictures {
  source: Raster;
  /** The truth without text. */
  clean: Raster;
  /** The picture that the system left. */
  erased: Raster;
  masks: Masks;
}

export async function readMasks(path: string): Promise<Masks> {
  const { data, info } = await sharp(path).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const size = info.width * info.height;
  const plane = (channel: number): Uint8Array => {
    const values = new Uint8Array(size);
    for (let pixel = 0; pixel < size; pixel++) values[pixel] = data[pixel * 3 + channel] ?? 0;
    return values;
  };
  return {
    width: info.width,
    height: info.height,
    owner: plane(maskChannel.owner),
    strokes: plane(maskChannel.strokes),
    touched: plane(maskChannel.touched),
  };
}

export async function readPicture(path: string): Promise<Raster> {
  return decodeImage(await readFile(path));
}

/** Largest difference of the three channels at that pixel, in levels. */
export function difference(a: Raster, b: Raster, pixel: number): number {
  let most = 0;
  for (let channel = 0; channel < 3; channel++) {
    most = Math.max(most, Math.abs((a.data[pixel * 4 + channel] ?? 0) - (b.data[pixel * 4 + channel] ?? 0)));
  }
  return most;
}
