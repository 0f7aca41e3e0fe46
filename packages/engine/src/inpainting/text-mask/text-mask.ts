import { median } from '../../median.ts';
import type { Raster } from '../../image/raster.ts';
import { dilate } from '../../image/distance-transform.ts';
import { findGlyphs } from './glyphs.ts';
import { type OrientedRectangle, pixelBox } from '../../geometry/oriented-rectangle.ts';
import type { PixelBox } from '../../geometry/bounds.ts';
import { type ColourPlanes, readPlanes, shrinkPlanes } from '../../image/planes.ts';
import { removeShadow } from '../remove-shadow/remove-shadow.ts';
import { effectReach, withSurroundings, findSurroundingShadow } from './surroundings.ts';
import { lineZones } from '../../geometry/line-zones.ts';

/** The pixels of a part of the image that belong to text. */
export interface TextMask {
  box: PixelBox;
  /** One byte a pixel of `box`; 0 keeps the pixel. */
  data: Uint8Array;
  /** The pixels of `data` that letters cover for the most part, without their rims. */
  letters: Uint8Array;
  /** The pixels of `data` in a soft shadow or glow all around the letters. */
  effect?: Uint8Array;
  /** Median height of the lines, in pixels. */
  lineHeight: number;
  /** The part of the image without the shadow of the letters, where one lay over an uneven background. */
  unshadowed: { planes: ColourPlanes; changed: Uint8Array } | undefined;
}

// `bench engine` shows a change of these: CPU s at 12 MP, gone %.
/** Line height, in pixels, that shows letters clearly enough; larger text is looked at in a smaller picture. */
const clearLineHeight = 64;

/**
 * Marks the pixels of the lines in the picture: the letters with their anti-aliased rims, outlines, and shadows or glows where there are any.
 * A shadow over an uneven background is not marked but removed, in `unshadowed`.
 * @param box the part of the picture that is looked at: `maskBox`
 * @param notOwn one byte a pixel of the box: 1 for pixels that belong to other texts, or to none
 */
export function textMask(
  image: Raster,
  box: PixelBox,
  frames: readonly OrientedRectangle[],
  notOwn: Uint8Array,
): TextMask {
  const lineHeight = medianHeight(frames);
  const factor = Math.max(1, Math.floor(lineHeight / clearLineHeight));
  const full = readPlanes(image, box);
  const planes = shrinkPlanes(full, factor);
  const { width, height } = planes;
  const small: PixelBox = { x: 0, y: 0, width, height };
  const smallLine = lineHeight / factor;
  const own = lineZones(scaled(frames, box, factor), small, Math.ceil(2 * effectReach * smallLine) + 4);
  const blocked = shrinkMask(notOwn, box, small, factor);
  const { mask, letters, contrast } = findGlyphs(planes, scaled(frames, box, factor), own, blocked);
  const data = new Uint8Array(box.width * box.height);
  if (contrast === 0) return { box, data, letters: data, lineHeight, unshadowed: undefined };

  const shadow = findSurroundingShadow(planes, letters, blocked, smallLine);
  const fullLetters = enlarge(letters, small, box, factor);
  const removed =
    shadow &&
    removeShadow(full, fullLetters, {
      ...shadow,
      dx: shadow.dx * factor,
      dy: shadow.dy * factor,
      deviation: shadow.deviation * factor,
    });
  if (removed) data.set(removed.lost);
  const bright = removed ? shrinkPlanes(removed.planes, factor) : planes;
  const found = withSurroundings(bright, mask, blocked, contrast, smallLine);
  const text = enlarge(found.mask, small, box, factor);
  // A pixel of the smaller picture that holds a corner of a rim may look clean.
  const grown = factor > 1 ? dilate(text, box.width, box.height, 1) : text;
  for (let i = 0; i < data.length; i++) if (grown[i] !== 0) data[i] = 1;
  const effect = found.effect && enlarge(found.effect, small, box, factor);
  return { box, data, letters: fullLetters, lineHeight, unshadowed: removed, ...(effect && { effect }) };
}

/** The part of the picture that a text may reach, with all its shadows and glows. */
export function maskBox(frames: readonly OrientedRectangle[], image: Raster): PixelBox {
  return pixelBox(frames, Math.ceil(2 * effectReach * medianHeight(frames)) + 4, image);
}

function medianHeight(frames: readonly OrientedRectangle[]): number {
  return Math.max(4, median(frames.map(({ height }) => height)) ?? 0);
}

/** A mask in a picture `factor` times smaller: each pixel that holds a marked one. */
function shrinkMask(mask: Uint8Array, { width, height }: PixelBox, small: PixelBox, factor: number): Uint8Array {
  if (factor === 1) return mask;
  const shrunk = new Uint8Array(small.width * small.height);
  for (let y = 0, i = 0; y < height; y++) {
    const row = Math.min(small.height - 1, Math.floor(y / factor)) * small.width;
    for (let x = 0; x < width; x++, i++) {
      if (mask[i] !== 0) shrunk[row + Math.min(small.width - 1, Math.floor(x / factor))] = 1;
    }
  }
  return shrunk;
}

/** The frames in the pixels of a picture `factor` times smaller than `box`. */
function scaled(frames: readonly OrientedRectangle[], box: PixelBox, factor: number): OrientedRectangle[] {
  return frames.map((frame) => ({
    ...frame,
    x: (frame.x - box.x) / factor,
    y: (frame.y - box.y) / factor,
    width: frame.width / factor,
    height: frame.height / factor,
  }));
}

/** A mask of the smaller picture at full size. */
function enlarge(mask: Uint8Array, small: PixelBox, { width, height }: PixelBox, factor: number): Uint8Array {
  if (factor === 1) return mask;
  const large = new Uint8Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    const row = Math.min(small.height - 1, Math.floor(y / factor)) * small.width;
    for (let x = 0; x < width; x++, i++) large[i] = mask[row + Math.min(small.width - 1, Math.floor(x / factor))] ?? 0;
  }
  return large;
}
