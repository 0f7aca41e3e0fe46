import type { Colour } from './colour.ts';
import type { Raster, RasterPart } from './raster.ts';
import type { PixelBox } from '../geometry/bounds.ts';

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

/** Copies the pixels of `box`, which is in pixels of the whole image, out of an image or a part that holds them. */
export function readPlanes(image: Raster | RasterPart, box: PixelBox): ColourPlanes {
  const [left, top] = 'x' in image ? [box.x - image.x, box.y - image.y] : [box.x, box.y];
  const size = box.width * box.height;
  const [red, green, blue] = [new Float32Array(size), new Float32Array(size), new Float32Array(size)];
  for (let y = 0, to = 0; y < box.height; y++) {
    let from = ((top + y) * image.width + left) * 4;
    for (let x = 0; x < box.width; x++, to++, from += 4) {
      red[to] = image.data[from] ?? 0;
      green[to] = image.data[from + 1] ?? 0;
      blue[to] = image.data[from + 2] ?? 0;
    }
  }
  return { width: box.width, height: box.height, channels: [red, green, blue] };
}

export function colourAt({ channels: [red, green, blue] }: ColourPlanes, i: number): Colour {
  return [red[i] ?? 0, green[i] ?? 0, blue[i] ?? 0];
}

export function copyPlanes({ width, height, channels: [red, green, blue] }: ColourPlanes): ColourPlanes {
  return { width, height, channels: [red.slice(), green.slice(), blue.slice()] };
}

/** The part of the planes within `box`. */
export function cropPlanes({ width, channels: [red, green, blue] }: ColourPlanes, box: PixelBox): ColourPlanes {
  const crop = (plane: Float32Array): Float32Array => {
    const part = new Float32Array(box.width * box.height);
    for (let y = 0; y < box.height; y++) {
      const from = (box.y + y) * width + box.x;
      part.set(plane.subarray(from, from + box.width), y * box.width);
    }
    return part;
  };
  return { width: box.width, height: box.height, channels: [crop(red), crop(green), crop(blue)] };
}

/** The planes a whole number of times smaller, each pixel the mean of those it stands for. */
export function shrinkPlanes(planes: ColourPlanes, factor: number): ColourPlanes {
  if (factor === 1) return copyPlanes(planes);
  const width = Math.floor(planes.width / factor);
  const height = Math.floor(planes.height / factor);
  const shrink = (plane: Float32Array): Float32Array => {
    const small = new Float32Array(width * height);
    for (let y = 0; y < height * factor; y++) {
      const row = Math.floor(y / factor) * width;
      for (let x = 0, to = row; x < width; x++, to++) {
        let sum = 0;
        const from = y * planes.width + x * factor;
        for (let i = from; i < from + factor; i++) sum += plane[i] ?? 0;
        small[to] = (small[to] ?? 0) + sum / factor ** 2;
      }
    }
    return small;
  };
  const [red, green, blue] = planes.channels;
  return { width, height, channels: [shrink(red), shrink(green), shrink(blue)] };
}

/** The part of a mask of rows of `width` within `box`. */
export function cropMask(mask: Uint8Array, width: number, box: PixelBox): Uint8Array {
  const part = new Uint8Array(box.width * box.height);
  for (let y = 0; y < box.height; y++) {
    const from = (box.y + y) * width + box.x;
    part.set(mask.subarray(from, from + box.width), y * box.width);
  }
  return part;
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
