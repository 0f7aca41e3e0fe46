import type { Raster } from '../raster.ts';
import { findGlyphs } from './glyphs.ts';
import { type LineFrame, type PixelBox, pixelBox } from './line-frame.ts';
import { readPlanes, writePlanes } from './planes.ts';
import { addSurroundings, liftSurroundingShade, surroundingsReach } from './surroundings.ts';
import { lineZones } from './zones.ts';

/** The pixels of a part of the image that belong to text. */
export interface TextMask {
  box: PixelBox;
  /** One byte a pixel of `box`; 0 keeps the pixel. */
  data: Uint8Array;
  /** Median of the lines, in pixels. */
  lineHeight: number;
}

/**
 * Marks what the lines left in the picture: the letters with their anti-aliased rims, outlines, and shadows or glows where there are any.
 * Shades over an uneven background are lifted off the image itself instead. `others` are the lines of other paragraphs, in their way.
 */
export function textMask(image: Raster, frames: readonly LineFrame[], others: readonly LineFrame[]): TextMask {
  const heights = frames.map(({ height }) => height).toSorted((a, b) => a - b);
  const lineHeight = Math.max(4, heights[heights.length >> 1] ?? 0);
  const margin = Math.ceil(2 * surroundingsReach * lineHeight) + 4;
  const box = pixelBox(frames, margin, image);
  const planes = readPlanes(image, box);
  const zones = lineZones(frames, box, margin);
  const foreign = lineZones(others, box, 2).line;
  const blocked = new Uint8Array(foreign.length);
  for (let i = 0; i < blocked.length; i++) {
    if ((foreign[i] ?? -1) >= 0 && (zones.outside[i] ?? 1) > 0) blocked[i] = 1;
  }
  const { mask, letters, contrast } = findGlyphs(planes, frames, zones, blocked);
  if (contrast > 0) {
    const lifted = liftSurroundingShade(planes, mask, letters, blocked, lineHeight);
    if (lifted) writePlanes(image, box, planes, lifted);
    addSurroundings(planes, mask, blocked, contrast, lineHeight);
  }
  return { box, data: mask, lineHeight };
}
