import { forEachShared } from '../../geometry/bounds.ts';
import { dilate } from '../../image/distance-transform.ts';
import type { ColourPlanes } from '../../image/planes.ts';
import type { StrokeMap } from '../stroke-network.ts';
import type { TextMask } from './text-mask.ts';

// Of two seeds of the blind half: in 23 texts more than 8 % of the mask lay away from what the network sees; in 22 of them no letter or shadow lay there.
// `bench engine --blind` shows a change of these: outside ppm.
/** Share of a pixel that a stroke covers, and probability of an effect, from which the network sees one. */
const stroke = 0.2;
const effect = 0.3;
/** How far soft edges reach, in line heights, and at least, in pixels. */
const reach = 0.12;
const leastReach = 3;
/** Pixels that traces of compression reach from a stroke: a block of JPEG, but of small letters no more than this of the line. jpeg, PSNR dB. */
const traceReach = 8;
const traceShare = 0.3;
/** Levels; away from the strokes, what filling would move by less stays as it is. jpeg, outside ppm. */
const leastShown = 4;
/** Of the mask, what the network must see of it, and from when on it is taken to see all. */
const leastSeen = 0.5;
const mostSeen = 0.92;

/**
 * The mask without what lies away from all strokes, outlines and shadows that the network sees: traces of compression, rules and textures of
 * the ink's colour. A soft shadow that was followed to its end stays marked: the network does not see its faint part. Where the network sees too little of what is marked to be trusted, or
 * all but a few pixels, which may as well be the edge of a letter, the mask stays as it is.
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
  if (marked === 0 || seen > mostSeen * marked || seen < leastSeen * marked) return mask;
  return { ...mask, data: mask.data.map((value, i) => (near[i] === 0 && !mask.effect?.[i] ? 0 : value)) };
}

/**
 * Of the pixels that a mask marks, those to change: away from the strokes that the network sees, none that filling moved by less than anyone
 * sees.
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
      (plane, c) => Math.abs((plane[i] ?? 0) - (before.channels[c]?.[i] ?? 0)) >= leastShown,
    );
    return moved ? 1 : 0;
  });
}

/** Of a pixel that the network was not asked about. */
const unlooked = 2;

/**
 * The pixels of a box that lie near what the network sees: 1 near a stroke or in an outline or shadow, 0 away from all, 2 where it did not
 * look. Undefined where it sees no stroke at all.
 * @param least in pixels, how far from a stroke is near, however small the letters are
 */
export function nearSeen(
  at: Pick<TextMask, 'box' | 'lineHeight'>,
  maps: readonly StrokeMap[],
  least = leastReach,
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
