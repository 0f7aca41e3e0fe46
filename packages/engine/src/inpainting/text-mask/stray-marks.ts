import { dilate } from '../../image/distance-transform.ts';
import { strayMarksParameters } from '../parameters.ts';
import type { StrokeMap } from '../stroke-network.ts';
import { forEachShared } from './missed-strokes.ts';
import type { TextMask } from './text-mask.ts';

const { stroke, effect, reach, leastReach, leastSeen, mostSeen } = strayMarksParameters;

/**
 * The mask without what lies away from all strokes, outlines and shadows that the network sees: traces of compression, rules and textures of
 * the ink's colour. Where the network sees too little of what is marked to be trusted, or
 * all but a few pixels, which may as well be the edge of a letter, the mask stays as it is.
 */
export function withoutStrayMarks(mask: TextMask, maps: readonly StrokeMap[]): TextMask {
  const { width, height } = mask.box;
  const strokes = new Uint8Array(mask.data.length);
  const effects = new Uint8Array(mask.data.length);
  const looked = new Uint8Array(mask.data.length);
  for (const map of maps) {
    forEachShared(mask, map, (i, k) => {
      looked[i] = 1;
      if ((map.stroke[k] ?? 0) > stroke) strokes[i] = 1;
      if ((map.effect[k] ?? 0) > effect) effects[i] = 1;
    });
  }
  const near = dilate(strokes, width, height, Math.max(leastReach, reach * mask.lineHeight));
  let marked = 0;
  let seen = 0;
  const kept = mask.data.map((value, i) => {
    if (value === 0 || looked[i] === 0) return value;
    const isSeen = near[i] !== 0 || effects[i] !== 0;
    marked += 1;
    if (isSeen) seen += 1;
    return isSeen ? value : 0;
  });
  return marked > 0 && seen <= mostSeen * marked && seen >= leastSeen * marked ? { ...mask, data: kept } : mask;
}
