import { chamferDistance } from '../../image/distance-transform.ts';
import { integralImage } from '../../image/integral-image.ts';
import { luma } from '../../image/luma.ts';
import { colourAt, type ColourPlanes } from '../../image/planes.ts';
import { median } from '../../median.ts';
import type { GrainSource } from './grain-source.ts';
import { grainSource, missingGrain } from './parameters.ts';

/**
 * By how much the grain has to be scaled at each filled pixel, so that with what is there it is as strong as around: 1 where the fill is smooth,
 * 0 where patches or a removed shadow kept the grain.
 * @param filled one byte a pixel
 */
export function missingShare(planes: ColourPlanes, filled: Uint8Array, grain: GrainSource): Float32Array {
  const { width, height } = planes;
  const { reach, least } = missingGrain;
  const perVariance = energyPerVariance(planes, grain);
  const share = (i: number): number =>
    filled[i] === 0 ? 0 : energyAt(planes, i) / (perVariance * grain.varianceAt(luma(...colourAt(planes, i))));
  const shares = integralImage(width, height, share);
  const counts = integralImage(width, height, (i) => (filled[i] === 0 ? 0 : 1));
  const missing = new Float32Array(filled.length);
  for (let y = 0, i = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)];
    for (let x = 0; x < width; x++, i++) {
      if (filled[i] === 0) continue;
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)];
      const lacking = 1 - shares.sum(left, top, right, bottom) / counts.sum(left, top, right, bottom);
      if (lacking >= least) missing[i] = Math.sqrt(lacking);
    }
  }
  return missing;
}

/**
 * Whether the grain also lies right around the filled pixels. Beside a drawing on plain paper the tiles show its lines, and the paper next to the letters
 * shows none of them.
 * @param unknown one byte a pixel: 1 for pixels that were filled
 * @param own one byte a pixel: 1 for the filled pixels of this text
 */
export function isAround(planes: ColourPlanes, unknown: Uint8Array, own: Uint8Array, grain: GrainSource): boolean {
  const { width, height } = planes;
  const { ring, minUsualShare } = missingGrain;
  const perVariance = energyPerVariance(planes, grain);
  const away = chamferDistance(own, width, height);
  const known = (i: number): boolean => unknown[i] === 0;
  const shares: number[] = [];
  for (let i = width; i < own.length - width; i++) {
    if ((away[i] ?? 0) > 3 * ring || ![i, i - 1, i + 1, i - width, i + width].every(known)) continue;
    shares.push(energyAt(planes, i) / (perVariance * grain.varianceAt(luma(...colourAt(planes, i)))));
  }
  return (median(shares) ?? 1) >= minUsualShare;
}

/** The ratio of the grain's energy to its variance, which falls the more alike neighbours are. */
function energyPerVariance(planes: ColourPlanes, { tiles }: GrainSource): number {
  const { tile } = grainSource;
  let energy = 0;
  let variance = 0;
  for (const { x, y, variance: own } of tiles) {
    for (let v = 1; v < tile - 1; v++) {
      for (let u = 1; u < tile - 1; u++) energy += energyAt(planes, (y + v) * planes.width + x + u);
    }
    variance += own * (tile - 2) ** 2;
  }
  return energy / variance;
}

/** Mean squared difference of a pixel from the mean of its four neighbours, over the channels. */
function energyAt({ width, channels }: ColourPlanes, i: number): number {
  let sum = 0;
  for (const plane of channels) {
    const around = (plane[i - 1] ?? 0) + (plane[i + 1] ?? 0) + (plane[i - width] ?? 0) + (plane[i + width] ?? 0);
    sum += ((plane[i] ?? 0) - around / 4) ** 2;
  }
  return sum / 3;
}
