import { chamferDistance } from '../../image/distance-transform.ts';
import type { ColourPlanes } from '../../image/planes.ts';
import { colourApart, repetitionOf } from '../fill/periodic.ts';
import type { Shift } from '../fill/repeats.ts';
import type { TextMask } from './text-mask.ts';

// `bench engine --blind` shows a change of these: ghosts and PSNR dB of patterns.
/** Minimum share of a pattern's most faithful shift: only then does a pixel that differs from the pattern not belong to it. */
const minShare = 0.85;
/** Width of an outline beside the letters, in line heights, and at least in pixels. */
const reach = 0.1;
const minReach = 3;
/** Maximum difference of matching pixels: a multiple of the root mean square difference, and at least in levels. */
const tolerance = 4;
const minTolerance = 2;

/**
 * The mask grown by pixels beside it that do not repeat as the rest of the pattern behind the text does: an outline in the colour of the ground,
 * and the rest of a shadow.
 * @param planes the part of the picture that the mask is of
 * @param unknown one byte a pixel: 1 in the mask and in other texts
 * @param shifts by which the pattern repeats itself; none where there is no pattern
 */
export function withUnrepeated(
  planes: ColourPlanes,
  mask: TextMask,
  unknown: Uint8Array,
  shifts: readonly Shift[],
): TextMask {
  const best = shifts.toSorted((a, b) => b.share - a.share)[0];
  if (!best || best.share < minShare) return mask;
  const { width, height } = planes;
  const distance = chamferDistance(mask.data, width, height);
  const limit = 3 * Math.max(minReach, reach * mask.lineHeight);
  const beside = mask.data.map((value, i) =>
    unknown[i] === 0 && value === 0 && ((distance[i] ?? 0) <= limit || mask.unshadowed?.changed[i] === 1) ? 1 : 0,
  );
  const untrusted = beside.map((value, i) => value | (unknown[i] ?? 0));
  const most = Math.max(minTolerance, tolerance * Math.sqrt(best.error));
  const data = mask.data.map((value, i) => {
    if (beside[i] === 0) return value;
    const again = repetitionOf(planes, untrusted, shifts, i);
    return again && again.apart <= most && colourApart(planes, i, again.pixel) > most ? 1 : 0;
  });
  return { ...mask, data };
}
