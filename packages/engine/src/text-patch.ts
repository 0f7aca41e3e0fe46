import type { TextPatch } from './model/document.ts';
import type { Raster } from './image/raster.ts';
import type { ErasedText } from './inpainting/erase-text.ts';

/** The pixels that a text owns, as they are in `picture`; elsewhere the patch is transparent. */
export function cutPatch(picture: Raster, { box, changed }: ErasedText): TextPatch {
  const data = new Uint8ClampedArray(box.width * box.height * 4);
  for (let y = 0, i = 0; y < box.height; y++) {
    let from = ((box.y + y) * picture.width + box.x) * 4;
    for (let x = 0; x < box.width; x++, i++, from += 4) {
      if (changed[i] !== 0) data.set(picture.data.subarray(from, from + 4), i * 4);
    }
  }
  return { ...box, data };
}

/**
 * The picture with what was changed of it, but only where its texts own the pixels: all others are those of `source`, byte for byte, whatever any stage
 * before did to them.
 */
export function changedWithin(source: Raster, changed: Raster, texts: readonly ErasedText[]): Raster {
  const data = source.data.slice();
  for (const { box, changed: owned } of texts) {
    for (let i = 0; i < owned.length; i++) {
      if (owned[i] === 0) continue;
      const at = ((box.y + Math.floor(i / box.width)) * source.width + box.x + (i % box.width)) * 4;
      data.set(changed.data.subarray(at, at + 4), at);
    }
  }
  return { ...source, data };
}

/** The picture with a patch written over it. */
export function applyPatch(picture: Raster, { x, y, width, height, data }: TextPatch): Raster {
  const patched: Raster = { ...picture, data: picture.data.slice() };
  for (let row = 0, i = 0; row < height; row++) {
    let to = ((y + row) * picture.width + x) * 4;
    for (let column = 0; column < width; column++, i++, to += 4) {
      if (data[i * 4 + 3] !== 0) patched.data.set(data.subarray(i * 4, i * 4 + 4), to);
    }
  }
  return patched;
}
