import type { LineStrokes } from '../model/recognised-line.ts';
import { axesOf } from '../geometry/oriented-rectangle.ts';
import { dilate } from '../image/distance-transform.ts';
import { type ColourPlanes, readPlanes } from '../image/planes.ts';
import type { Raster } from '../image/raster.ts';
import { bilinear } from '../image/sample.ts';
import type { ErasedText } from './erase-text.ts';
import { fillGap } from './fill/fill-gap.ts';
import { strongerMask } from './parameters.ts';
import type { StrokeMap } from './stroke-network.ts';
import { nearSeen } from './text-mask/stray-marks.ts';

/** A text erased again. */
export interface StrongerErasure {
  /** The part of the picture in the text's box. */
  planes: ColourPlanes;
  /** The text with all pixels that erasing changed, the first mask's included. */
  text: ErasedText;
}

/**
 * Erases a text again by all the ink of its lines, however it is coloured.
 * @param erased the picture as the first mask left it; it stays so
 * @param others one byte a pixel of the text's box: 1 for pixels of other texts, which stay
 * @param maps stroke maps of the lines: ink far from all their strokes is grain
 */
export function eraseStronger(
  erased: Raster,
  text: ErasedText,
  strokes: readonly LineStrokes[],
  others: Uint8Array,
  maps: readonly StrokeMap[] = [],
): StrongerErasure {
  const { box, lineHeight } = text;
  const ink = new Uint8Array(box.width * box.height);
  for (const line of strokes) markInk(ink, text, line);
  const nearStrokes = nearSeen({ box, lineHeight }, maps);
  if (nearStrokes) for (let i = 0; i < ink.length; i++) if (nearStrokes[i] === 0) ink[i] = 0;
  const radius = Math.max(strongerMask.minGrowth, strongerMask.growth * lineHeight);
  const mask = dilate(ink, box.width, box.height, radius).map(
    (value, i) => (value | (text.changed[i] ?? 0)) & ~(others[i] ?? 0) & 1,
  );
  const planes = readPlanes(erased, box);
  fillGap(planes, mask, lineHeight);
  return { planes, text: { ...text, changed: mask } };
}

/** Marks the pixels of the text's box that the ink of a line covers. */
function markInk(ink: Uint8Array, { box }: ErasedText, { rectangle, coverage }: LineStrokes): void {
  const { origin, along, down } = axesOf(rectangle);
  const across = coverage.width / rectangle.width;
  const below = coverage.height / rectangle.height;
  const edge = strongerMask.edge * coverage.height;
  for (let y = 0, i = 0; y < box.height; y++) {
    for (let x = 0; x < box.width; x++, i++) {
      const dx = box.x + x + 0.5 - origin.x;
      const dy = box.y + y + 0.5 - origin.y;
      const u = (dx * along.x + dy * along.y) * across - 0.5;
      const v = (dx * down.x + dy * down.y) * below - 0.5;
      if (u < edge || v < edge || u > coverage.width - 1 - edge || v > coverage.height - 1 - edge) continue;
      if (bilinear(coverage, u, v) >= strongerMask.coverage) ink[i] = 1;
    }
  }
}
