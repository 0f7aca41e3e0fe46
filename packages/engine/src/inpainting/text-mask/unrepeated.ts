import { chamferDistance } from '../../image/distance-transform.ts';
import type { ColourPlanes } from '../../image/planes.ts';
import { colourApart, repetitionOf } from '../fill/periodic.ts';
import type { Shift } from '../fill/repeats.ts';
import type { TextMask } from './text-mask.ts';

// `bench engine --blind` shows a change of these: ghosts and PSNR dB of patterns.
/** Of its figure, what a pattern must repeat by its most faithful shift for what is off it to be none of it. */
const leastShare = 0.85;
/** Beside the letters, how far an outline reaches, in line heights, and at least in pixels. */
const reach = 0.1;
const leastReach = 3;
/** In levels, what pixels may differ by that lie on each other: of the root mean square of all, and at least. */
const tolerance = 4;
const leastTolerance = 2;

/**
 * The mask grown by what beside it does not come again as the rest of the pattern behind the text does: an outline in the colour of the ground,
 * and what is left of a shadow.
 * @param planes the part of the picture that the mask is of
 * @param unknown what the mask marks, and other texts
 * @param shifts by which the pattern repeats itself; none where there is no pattern
 */
export function withUnrepeated(
  planes: ColourPlanes,
  mask: TextMask,
  unknown: Uint8Array,
  shifts: readonly Shift[],
): TextMask {
  const best = shifts.toSorted((a, b) => b.share - a.share)[0];
  if (!best || best.share < leastShare) return mask;
  const { width, height } = planes;
  const distance = chamferDistance(mask.data, width, height);
  const limit = 3 * Math.max(leastReach, reach * mask.lineHeight);
  const beside = mask.data.map((value, i) =>
    unknown[i] === 0 && value === 0 && ((distance[i] ?? 0) <= limit || mask.unshadowed?.changed[i] === 1) ? 1 : 0,
  );
  const untrusted = beside.map((value, i) => value | (unknown[i] ?? 0));
  const most = Math.max(leastTolerance, tolerance * Math.sqrt(best.error));
  const data = mask.data.map((value, i) => {
    if (beside[i] === 0) return value;
    const again = repetitionOf(planes, untrusted, shifts, i);
    return again && again.apart <= most && colourApart(planes, i, again.pixel) > most ? 1 : 0;
  });
  return { ...mask, data };
}
