import { median } from '../median.ts';
import { toFrame } from '../geometry/oriented-rectangle.ts';
import type { LinePen } from '../model/paragraph.ts';

// `bench type` shows a change of these: leading %. Multiples of the font size that designers set.
const least = 0.7;
const most = 2.2;

/**
 * Distance of the baselines as a multiple of the font size; undefined for a single line, and where lines lie as no designer sets them.
 * @param angle of the text, in radians
 */
export function leading(pens: readonly (LinePen | undefined)[], angle: number, fontSize: number): number | undefined {
  const baselines = pens.flatMap((pen) => (pen ? [toFrame(pen, angle).y] : []));
  const steps = baselines
    .toSorted((a, b) => a - b)
    .flatMap((baseline, index, all) => (index > 0 ? [(baseline - (all[index - 1] ?? 0)) / fontSize] : []));
  const found = median(steps);
  return found !== undefined && found >= least && found <= most ? Math.round(found * 1000) / 1000 : undefined;
}
