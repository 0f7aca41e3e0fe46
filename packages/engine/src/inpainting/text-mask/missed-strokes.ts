import { dilate } from '../../image/distance-transform.ts';
import type { StrokeMap } from '../stroke-network.ts';
import { missedStrokesParameters } from './parameters.ts';
import type { TextMask } from './text-mask.ts';

const { surelyStroke, partlyStroke, effect, effectReach, rim, mostMissed } = missedStrokesParameters;

/** The mask and, where it leaves out more than one in twenty pixels of the strokes that the network sees, what the network marks. */
export function withMissedStrokes(mask: TextMask, maps: readonly StrokeMap[]): TextMask {
  const { width, height } = mask.box;
  const strokes = new Uint8Array(mask.data.length);
  const effects = new Uint8Array(mask.data.length);
  const counts = { strokes: 0, missed: 0 };
  for (const map of maps) {
    forEachShared(mask, map, (i, k) => {
      const stroke = map.stroke[k] ?? 0;
      if (stroke > partlyStroke) strokes[i] = 1;
      if ((map.effect[k] ?? 0) > effect) effects[i] = 1;
      if (stroke <= surelyStroke) return;
      counts.strokes++;
      if (mask.data[i] === 0 && !mask.unshadowed?.changed[i]) counts.missed++;
    });
  }
  if (counts.missed <= mostMissed * counts.strokes) return mask;
  const near = dilate(strokes, width, height, Math.max(2, effectReach * mask.lineHeight));
  const seen = strokes.map((value, i) => value | ((effects[i] ?? 0) & (near[i] ?? 0)));
  const marked = dilate(seen, width, height, Math.max(1, rim * mask.lineHeight));
  return { ...mask, data: mask.data.map((value, i) => value | (marked[i] ?? 0)) };
}

/** Calls back with the index of each pixel that mask and map share, in the one and in the other. */
export function forEachShared(
  { box }: Pick<TextMask, 'box'>,
  map: StrokeMap,
  visit: (inMask: number, inMap: number) => void,
): void {
  const left = Math.max(box.x, map.box.x);
  const right = Math.min(box.x + box.width, map.box.x + map.box.width);
  const bottom = Math.min(box.y + box.height, map.box.y + map.box.height);
  for (let y = Math.max(box.y, map.box.y); y < bottom; y++) {
    for (let x = left; x < right; x++) {
      visit((y - box.y) * box.width + x - box.x, (y - map.box.y) * map.box.width + x - map.box.x);
    }
  }
}
