import { forEachShared } from '../../geometry/bounds.ts';
import { dilate } from '../../image/distance-transform.ts';
import type { ColourPlanes } from '../../image/planes.ts';
import type { StrokeMap } from '../stroke-network.ts';
import type { TextMask } from './text-mask.ts';

// Two seeds of the blind half had 23 texts with more than 8 % of the mask away from what the network sees; in 22 of them no letter or shadow lay there.
// `bench engine --blind` shows a change of these: outside ppm.
/** Coverage of a pixel by a stroke, and probability of an effect, above which the network counts as seeing one. */
const stroke = 0.2;
const effect = 0.3;
/** How far soft edges reach, in line heights, and at least, in pixels. */
const reach = 0.12;
const minReach = 3;
/** Pixels that traces of compression reach from a stroke: a block of JPEG, but for small letters at most this share of the line. jpeg, PSNR dB. */
const traceReach = 8;
const traceShare = 0.3;
/** Levels: away from the strokes, pixels that filling would change by less stay as they are. jpeg, outside ppm. */
const minShown = 4;
/** Share of the mask that the network must see, and above which it counts as seeing all. */
const minSeen = 0.5;
const maxSeen = 0.92;

/**
 * The mask without pixels away from all strokes, outlines and shadows that the network sees: traces of compression, rules and textures of
 * the ink's colour. A soft shadow that was followed to its end stays marked: the network does not see its faint part. The mask stays as it is if the
 * network sees too little of it to be trusted, or all but a few pixels, which may as well be the edge of a letter.
 */
export function withoutStrayMarks(mask: TextMask, maps: readonly StrokeMap[]): TextMask {
  const near = nearSeen(mask, maps, Math.min(traceReach, traceShare * mask.lineHeight));
  if (!near) return mask;
  let marked = 0;
  let seen = 0;
  for (let i = 0; i < near.length; i++) {
    if (mask.data[i] === 0 || near[i] === unlooked || mask.effect?.[i]) continue;
    marked += 1;
    if (near[i] === 1) seen += 1;
  }
  if (marked === 0 || seen > maxSeen * marked || seen < minSeen * marked) return mask;
  return { ...mask, data: mask.data.map((value, i) => (near[i] === 0 && !mask.effect?.[i] ? 0 : value)) };
}

/**
 * The pixels of a mask that erasing changes: away from the strokes that the network sees, pixels that filling changed by less than anyone sees are
 * left out.
 */
export function shownChanges(
  mask: TextMask,
  maps: readonly StrokeMap[],
  before: ColourPlanes,
  filled: ColourPlanes,
): Uint8Array {
  const near = nearSeen(mask, maps);
  if (!near) return mask.data;
  return mask.data.map((value, i) => {
    if (value === 0 || near[i] === 1 || mask.effect?.[i]) return value;
    const moved = filled.channels.some(
      (plane, c) => Math.abs((plane[i] ?? 0) - (before.channels[c]?.[i] ?? 0)) >= minShown,
    );
    return moved ? 1 : 0;
  });
}

/** Value of a pixel that no stroke map covers. */
const unlooked = 2;

/**
 * Marks the pixels of a box by what the network sees: 1 near a stroke or in an outline or shadow, 0 away from all, `unlooked` where no map covers
 * them. Undefined if it sees no stroke at all.
 * @param least minimum distance from a stroke that counts as near, in pixels, however small the letters are
 */
export function nearSeen(
  at: Pick<TextMask, 'box' | 'lineHeight'>,
  maps: readonly StrokeMap[],
  least = minReach,
): Uint8Array | undefined {
  const { width, height } = at.box;
  const strokes = new Uint8Array(width * height);
  const marks = new Uint8Array(width * height).fill(unlooked);
  let count = 0;
  for (const map of maps) {
    forEachShared(at.box, map.box, (i, k) => {
      const isEffect = (map.effect[k] ?? 0) > effect;
      if (isEffect || marks[i] === unlooked) marks[i] = isEffect ? 1 : 0;
      if ((map.stroke[k] ?? 0) <= stroke) return;
      strokes[i] = 1;
      count += 1;
    });
  }
  if (count === 0) return undefined;
  const near = dilate(strokes, width, height, Math.max(least, reach * at.lineHeight));
  return marks.map((mark, i) => (mark === 0 && near[i] !== 0 ? 1 : mark));
}
