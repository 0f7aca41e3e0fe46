import { chamferDistance } from './dilate.ts';
import { fillFlat, flatColours, flatShare } from './flat.ts';
import { fillHarmonic } from './harmonic.ts';
import type { ColourPlanes } from './planes.ts';

/** How far around a gap the background is looked at, in line heights. */
const surroundings = 0.5;
/** The share of the surroundings that plain areas must explain for the gap to be filled with them. */
const plainShare = 0.94;
/** Of the surroundings, what a colour must have to count as an area. */
const leastArea = 0.01;
/** More areas than this are a texture. */
const mostAreas = 8;

/** Fills the unknown pixels in place, by what their surroundings are: plain areas or a slope. */
export function fillGap(planes: ColourPlanes, unknown: Uint8Array, lineHeight: number): void {
  const { width, height } = planes;
  const distance = chamferDistance(unknown, width, height);
  const limit = 3 * Math.max(6, surroundings * lineHeight);
  const around = new Uint8Array(unknown.length);
  for (let i = 0; i < around.length; i++) around[i] = unknown[i] === 0 && (distance[i] ?? 0) <= limit ? 1 : 0;

  const flats = flatColours(planes, around, leastArea);
  if (flats.length > 0 && flats.length <= mostAreas && flatShare(planes, flats, around) >= plainShare) {
    fillFlat(planes, unknown, flats);
    return;
  }
  fillHarmonic(planes, unknown);
}
