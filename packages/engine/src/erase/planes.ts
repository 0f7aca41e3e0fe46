import type { Raster } from '../raster.ts';
import type { PixelBox } from './line-frame.ts';

/** A part of an image as numbers: each channel is a plane of `width * height`, rows from the top. */
export interface Planes {
  width: number;
  height: number;
  channels: readonly Float32Array[];
}

/** Red, green and blue, in levels from 0 to 255. */
export interface ColourPlanes extends Planes {
  channels: readonly [Float32Array, Float32Array, Float32Array];
}

/** Copies the pixels of `box` out of `image`. */
export function readPlanes(image: Raster, box: PixelBox): ColourPlanes {
  const size = box.width * box.height;
  const [red, green, blue] = [new Float32Array(size), new Float32Array(size), new Float32Array(size)];
  for (let y = 0, to = 0; y < box.height; y++) {
    let from = ((box.y + y) * image.width + box.x) * 4;
    for (let x = 0; x < box.width; x++, to++, from += 4) {
      red[to] = image.data[from] ?? 0;
      green[to] = image.data[from + 1] ?? 0;
      blue[to] = image.data[from + 2] ?? 0;
    }
  }
  return { width: box.width, height: box.height, channels: [red, green, blue] };
}

export function copyPlanes({ width, height, channels: [red, green, blue] }: ColourPlanes): ColourPlanes {
  return { width, height, channels: [red.slice(), green.slice(), blue.slice()] };
}

/** Writes the pixels that `mask` marks back into `image` at `box`, rounded; alpha stays. */
export function writePlanes(image: Raster, box: PixelBox, planes: ColourPlanes, mask: Uint8Array): void {
  const [red, green, blue] = planes.channels;
  for (let y = 0, from = 0; y < box.height; y++) {
    let to = ((box.y + y) * image.width + box.x) * 4;
    for (let x = 0; x < box.width; x++, from++, to += 4) {
      if (mask[from] === 0) continue;
      image.data[to] = red[from] ?? 0;
      image.data[to + 1] = green[from] ?? 0;
      image.data[to + 2] = blue[from] ?? 0;
    }
  }
}
