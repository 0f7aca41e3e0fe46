import { difference } from './masks.ts';
import type { Pictures } from './masks.ts';

export interface OutsideScore {
  /** Pixels that differ from the source although no text, shadow or box of a text reaches there. */
  changed: number;
  pixels: number;
}

/** Pixels around what a text touched that an eraser may change too. */
const margin = 2;

function reachable({ masks: { width, height, owner, touched } }: Pictures): Uint8Array {
  const across = new Uint8Array(width * height);
  const reach = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let k = Math.max(0, x - margin); k <= Math.min(width - 1, x + margin); k++) {
        if (touched[y * width + k]) across[y * width + x] = 1;
      }
    }
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (owner[at]) reach[at] = 1;
      for (let k = Math.max(0, y - margin); k <= Math.min(height - 1, y + margin); k++) {
        if (across[k * width + x]) reach[at] = 1;
      }
    }
  }
  return reach;
}

export function scoreOutside(pictures: Pictures): OutsideScore {
  const reach = reachable(pictures);
  let changed = 0;
  for (let pixel = 0; pixel < reach.length; pixel++) {
    if (!reach[pixel] && difference(pictures.source, pictures.erased, pixel) > 0) changed++;
  }
  return { changed, pixels: reach.length };
}
