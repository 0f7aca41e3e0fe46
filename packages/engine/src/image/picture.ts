import type { Raster } from './raster.ts';

/** Opaque pixels: RGB, 8 bits a channel, rows from the top, no padding. */
export interface Picture {
  width: number;
  height: number;
  /** `width * height * 3` bytes. */
  data: Uint8Array;
}

const opaque = 255;

/** Lays the raster on white, or on black where most of what can be seen is light, so that no text vanishes into its ground. */
export function flatten({ width, height, data }: Raster): Picture {
  const flat = new Uint8Array(width * height * 3);
  const ground = groundOf(data);
  for (let from = 0, to = 0; from < data.length; from += 4, to += 3) {
    const alpha = data[from + 3] ?? 0;
    for (let channel = 0; channel < 3; channel++) {
      const value = data[from + channel] ?? 0;
      flat[to + channel] = alpha === opaque ? value : Math.round((value * alpha + ground * (opaque - alpha)) / opaque);
    }
  }
  return { width, height, data: flat };
}

function groundOf(data: Uint8ClampedArray): number {
  let light = 0;
  let weight = 0;
  let clear = 0;
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0;
    clear += opaque - alpha;
    weight += alpha;
    light += alpha * ((data[at] ?? 0) * 0.299 + (data[at + 1] ?? 0) * 0.587 + (data[at + 2] ?? 0) * 0.114);
  }
  return clear > 0 && light > weight * 127.5 ? 0 : 255;
}
