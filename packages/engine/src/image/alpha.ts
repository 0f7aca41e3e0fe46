import { luma } from './luma.ts';
import { isOpaque } from './decode.ts';
import type { Raster } from './raster.ts';

/** A picture without transparency, to read and erase in, and the way back. */
export interface FlatPicture {
  flat: Raster;
  /** Gives an erased copy of `flat` the transparency of the original; where text was erased, that of the nearest pixel around it. */
  unflatten: (erased: Raster) => Raster;
}

/** Lays a picture on black or white, whichever its visible pixels stand out from: white letters on nothing must be seen as well as black ones. */
export function flatten(image: Raster): FlatPicture {
  if (isOpaque(image.data)) return { flat: image, unflatten: (erased) => erased };
  const background = meanLightness(image) > 127 ? 0 : 255;
  const data = new Uint8ClampedArray(image.data.length);
  for (let at = 0; at < data.length; at += 4) {
    const alpha = (image.data[at + 3] ?? 0) / 255;
    for (let channel = 0; channel < 3; channel++) {
      data[at + channel] = (image.data[at + channel] ?? 0) * alpha + background * (1 - alpha);
    }
    data[at + 3] = 255;
  }
  const flat = { ...image, data };
  return { flat, unflatten: (erased) => unflatten(image, flat, erased, background) };
}

function unflatten(image: Raster, flat: Raster, erased: Raster, background: number): Raster {
  const sources = nearestUnchanged(flat, erased);
  const data = image.data.slice();
  for (const [pixel, source] of sources.entries()) {
    if (source === pixel) continue;
    const at = pixel * 4;
    const alpha = image.data[source * 4 + 3] ?? 0;
    data[at + 3] = alpha;
    for (let channel = 0; channel < 3; channel++) {
      const seen = erased.data[at + channel] ?? 0;
      data[at + channel] = alpha === 0 ? 0 : background + ((seen - background) * 255) / alpha;
    }
  }
  return { ...image, data };
}

/** For each pixel the index of the nearest one that erasing left as it was, by steps through changed pixels; its own index if it was left. */
function nearestUnchanged({ width, height, data }: Raster, erased: Raster): Int32Array {
  const sources = new Int32Array(width * height).fill(-1);
  let border: number[] = [];
  for (let pixel = 0; pixel < sources.length; pixel++) {
    const at = pixel * 4;
    const isSame =
      data[at] === erased.data[at] && data[at + 1] === erased.data[at + 1] && data[at + 2] === erased.data[at + 2];
    if (isSame) {
      sources[pixel] = pixel;
      border.push(pixel);
    }
  }
  while (border.length > 0) {
    const next: number[] = [];
    for (const pixel of border) {
      const x = pixel % width;
      const neighbours = [x > 0 ? pixel - 1 : -1, x < width - 1 ? pixel + 1 : -1, pixel - width, pixel + width];
      for (const neighbour of neighbours) {
        if (neighbour < 0 || neighbour >= sources.length || sources[neighbour] !== -1) continue;
        sources[neighbour] = sources[pixel] ?? -1;
        next.push(neighbour);
      }
    }
    border = next;
  }
  return sources;
}

/** The mean luma of the pixels, 0 to 255, each weighted by its opacity. */
function meanLightness({ data }: Raster): number {
  let sum = 0;
  let weight = 0;
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0;
    sum += alpha * luma(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    weight += alpha;
  }
  return weight === 0 ? 255 : sum / weight;
}
