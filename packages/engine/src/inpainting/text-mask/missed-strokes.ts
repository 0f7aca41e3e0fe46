import { forEachShared } from '../../geometry/bounds.ts';
import { dilate } from '../../image/distance-transform.ts';
import type { StrokeMap } from '../stroke-network.ts';
import type { TextMask } from './text-mask.ts';

// `bench engine --blind` shows a change of these: ghosts, and PSNR dB of what was filled.
/** Share that letters cover, from which a pixel is one of a stroke, and from which it belongs to the rim of one. */
const surelyStroke = 0.5;
const partlyStroke = 0.2;
/** Probability from which an outline, shadow or glow is taken for one. */
const effect = 0.4;
/**
 * How far from the strokes an effect is filled, in line heights: outlines and embossed edges. A soft shadow reaches farther, and filling all
 * of it leaves a blot on a texture that shows more than the shadow.
 */
const effectReach = 0.1;
/** How far beyond the marks of the network its rims reach, in line heights. */
const rim = 0.03;
/** Share of the strokes that a mask may leave out: the eye reads what is left of more. */
const maxMissed = 0.05;

/** The mask and, where it leaves out more than one in twenty pixels of the strokes that the network sees, what the network marks. */
export function withMissedStrokes(mask: TextMask, maps: readonly StrokeMap[]): TextMask {
  const { width, height } = mask.box;
  const strokes = new Uint8Array(mask.data.length);
  const effects = new Uint8Array(mask.data.length);
  const counts = { strokes: 0, missed: 0 };
  for (const map of maps) {
    forEachShared(mask.box, map.box, (i, k) => {
      const stroke = map.stroke[k] ?? 0;
      if (stroke > partlyStroke) strokes[i] = 1;
      if ((map.effect[k] ?? 0) > effect) effects[i] = 1;
      if (stroke <= surelyStroke) return;
      counts.strokes++;
      if (mask.data[i] === 0 && !mask.unshadowed?.changed[i]) counts.missed++;
    });
  }
  if (counts.missed <= maxMissed * counts.strokes) return mask;
  const near = dilate(strokes, width, height, Math.max(2, effectReach * mask.lineHeight));
  const seen = strokes.map((value, i) => value | ((effects[i] ?? 0) & (near[i] ?? 0)));
  const marked = dilate(seen, width, height, Math.max(1, rim * mask.lineHeight));
  return { ...mask, data: mask.data.map((value, i) => value | (marked[i] ?? 0)) };
}
