import { chamferDistance, dilate } from '../../image/distance-transform.ts';
import { floodFill } from '../../image/flood-fill.ts';
import { fillSmooth } from '../fill/laplace.ts';
import { type ColourPlanes, copyPlanes } from '../../image/planes.ts';
import { once } from '../../once.ts';
import { keepPlainAreas } from './plain-areas.ts';
import { findShadow } from '../remove-shadow/find-shadow.ts';
import type { Shadow } from '../remove-shadow/shadow.ts';
import { softEffect } from './soft-effect.ts';

// `bench engine` shows a change of these: gone % and PSNR dB.
/** How far from the letters their rims, shadows and glows are looked for, in line heights. */
export const effectReach = 0.6;
/** Distance from the letters up to which pixels are evidence of a shadow, in line heights. */
const evidenceReach = 0.4;
/** Share of the ink, 0 to 1, from which a rim is visible and has to be erased. */
const visibleRim = 0.015;
/** Share of the pixels around the letters that must differ from the background for a shadow or glow. */
const minShareOff = 0.25;
/** Bend, in levels, up to which the background is so even that every pixel that differs from it can be told. */
const evenBackground = 4;
/** A background is plain if at this share of its places it bends by no more than so many levels. */
const maxPlaces = 0.75;
const plain = 1;
/** Distance over which a background must be even beyond the reach of effects, in line heights, and minimum number of places that show it. */
const effectSpan = 0.2;
const minBends = 200;
/**
 * Distance from the letters from which their surroundings must be soft, in line heights, the pixels over which the bend is measured, and its maximum, in
 * levels: grain of one level in each channel bends by 3.
 */
const softFrom = 0.1;
const fineSpan = 2;
const finestBend = 1.5;
/** Minimum share of free pixels around the letters: fewer do not tell the background. */
const minKnown = 0.1;
/** Half the width of a gap between two parts of an effect that is closed, in line heights. */
const seam = 0.06;

/** Masks of letters with their surroundings, one byte a pixel. */
export interface WithSurroundings {
  mask: Uint8Array;
  /** The part of the mask that is a soft shadow or glow followed to its end. */
  effect: Uint8Array | undefined;
}

/**
 * Adds the surroundings of letters to their mask: anti-aliased rims, outlines, traces of compression, shadows and glows. The difference of the picture
 * from a background guessed across a band around the letters tells where they end; over an even background the band widens while its
 * inner part differs all around.
 */
export function withSurroundings(
  planes: ColourPlanes,
  mask: Uint8Array,
  blocked: Uint8Array,
  contrast: number,
  lineHeight: number,
): WithSurroundings {
  const { width, height } = planes;
  const distance = chamferDistance(mask, width, height);
  const farthest = Math.min(Math.max(6, Math.round(effectReach * lineHeight)), farthestKnown(distance, blocked));
  const background: ColourPlanes = copyPlanes(planes);
  const bendsByEffect = once(() => isSoftOnEven(planes, blocked, distance, lineHeight));
  for (
    let band = Math.min(farthest, Math.max(6, Math.round(0.16 * lineHeight)));
    ;
    band = Math.min(farthest, band * 2)
  ) {
    const near = mask.map((_, i) => (blocked[i] !== 0 || (distance[i] ?? 0) <= band * 3 ? 1 : 0));
    fillSmooth(background, near);
    keepPlainAreas(planes, background, near, distance, lineHeight);
    const { usual: noise, worst } = bendNoise(planes, near, band + Math.round(0.06 * lineHeight));
    const even = noise <= evenBackground || bendsByEffect();
    const low = worst < 0.1 ? 0.5 : Math.max(1.5, 1.5 * noise);
    const inner = { from: Math.max(2, band / 4), to: Math.max(3, band / 2) };
    const goesOn = even && band < farthest;
    if (goesOn && shareOff(planes, background, distance, blocked, inner, low) >= minShareOff) continue;
    const widest = Math.max(2, Math.round(0.08 * lineHeight));
    const rim = rimWidth(planes, background, distance, blocked, contrast, widest);
    const rimmed = mask.map((value, i) => ((distance[i] ?? 0) <= rim * 3 && blocked[i] === 0 ? 1 : value));
    if (!even) return { mask: rimmed, effect: undefined };
    const isOff = (i: number): boolean => Math.hypot(...residualAt(planes, background, i)) > low;
    const passable = mask.map((_, i) => (blocked[i] === 0 && (distance[i] ?? 0) <= band * 3 && isOff(i) ? 1 : 0));
    const marked = floodFill(rimmed, (to) => passable[to] !== 0, width);
    const residual = (i: number) => residualAt(planes, background, i);
    const effect = softEffect({ width, marked, distance, residualAt: residual, low, lineHeight });
    if (!effect) return { mask: marked, effect };
    const closed = closeSeams(marked, planes, Math.max(2, Math.round(seam * lineHeight)));
    return { mask: closed.map((value, i) => (blocked[i] === 0 ? value : (marked[i] ?? 0))), effect };
  }
}

/** Maximum width of a band around the letters, in pixels, that leaves enough to guess the background from: it is small where a frame hugs them. */
function farthestKnown(distance: Uint16Array, blocked: Uint8Array): number {
  const away = distance.filter((_, i) => blocked[i] === 0).toSorted();
  return Math.max(1, Math.floor((away[Math.floor((1 - minKnown) * away.length)] ?? 0) / 3));
}

/**
 * The shadow or glow of the letters on an uneven background, where growing the mask over it would lose the background that shows through. Undefined
 * when there is none, or when the background is so even that the mask can follow it to its end.
 */
export function findSurroundingShadow(
  planes: ColourPlanes,
  letters: Uint8Array,
  blocked: Uint8Array,
  lineHeight: number,
): Shadow | undefined {
  const distance = chamferDistance(letters, planes.width, planes.height);
  const farthest = Math.max(6, Math.round(effectReach * lineHeight)) * 3;
  const rim = Math.max(2, 0.05 * lineHeight) * 3;
  const near = letters.map((_, i) => (blocked[i] !== 0 || (distance[i] ?? 0) <= farthest ? 1 : 0));
  if (bendNoise(planes, near, Math.round(effectSpan * lineHeight)).usual <= evenBackground) return undefined;
  const background = copyPlanes(planes);
  fillSmooth(background, near);
  const evidence = letters.map((_, i) => {
    const away = distance[i] ?? 0;
    return blocked[i] === 0 && away > rim && away <= 3 * evidenceReach * lineHeight ? 1 : 0;
  });
  return findShadow(planes, letters, background, evidence, lineHeight);
}

/** Closes gaps between marks narrower than twice the radius: along a line through a glow the guessed background is as light as the glow. */
function closeSeams(marked: Uint8Array, { width, height }: ColourPlanes, radius: number): Uint8Array {
  const open = dilate(marked, width, height, radius).map((value) => (value === 0 ? 1 : 0));
  const outside = dilate(open, width, height, radius);
  return marked.map((value, i) => (value !== 0 || outside[i] === 0 ? 1 : 0));
}

/**
 * Whether the surroundings of the letters bend as softly as a shadow or glow does, over a background that is even beyond their reach. A wide glow
 * bends so much itself that its background seems uneven, but no texture is as smooth.
 */
function isSoftOnEven(planes: ColourPlanes, blocked: Uint8Array, distance: Uint16Array, lineHeight: number): boolean {
  const within = (share: number): Uint8Array =>
    blocked.map((value, i) => (value !== 0 || (distance[i] ?? 0) <= 3 * share * lineHeight ? 1 : 0));
  const beyond = bendNoise(planes, within(effectReach), Math.round(effectSpan * lineHeight));
  if (beyond.count < minBends || beyond.usual > evenBackground) return false;
  const fine = bendNoise(planes, within(softFrom), fineSpan);
  return fine.usual <= finestBend;
}

/** Distance from the letters, in pixels, up to which their ink is still visible in the mean. */
function rimWidth(
  planes: ColourPlanes,
  background: ColourPlanes,
  distance: Uint16Array,
  blocked: Uint8Array,
  contrast: number,
  widest: number,
): number {
  for (let rim = 1; rim < widest; rim++) {
    if (meanOff(planes, background, distance, blocked, { from: rim + 0.6, to: rim + 1.4 }) <= visibleRim * contrast) {
      return rim;
    }
  }
  return widest;
}

interface Ring {
  from: number;
  to: number;
}

/** The length, in levels, of the mean difference from the background over the pixels between two distances from the letters. */
function meanOff(
  planes: ColourPlanes,
  background: ColourPlanes,
  distance: Uint16Array,
  blocked: Uint8Array,
  { from, to }: Ring,
): number {
  let r = 0;
  let g = 0;
  let b = 0;
  let count = 0;
  for (let i = 0; i < distance.length; i++) {
    const away = distance[i] ?? 0;
    if (away < from * 3 || away > to * 3 || blocked[i] !== 0) continue;
    const residual = residualAt(planes, background, i);
    r += residual[0];
    g += residual[1];
    b += residual[2];
    count++;
  }
  return count > 0 ? Math.hypot(r, g, b) / count : 0;
}

/** The share of the pixels between two distances from the letters that differ by more than `low` from the background. */
function shareOff(
  planes: ColourPlanes,
  background: ColourPlanes,
  distance: Uint16Array,
  blocked: Uint8Array,
  { from, to }: Ring,
  low: number,
): number {
  let off = 0;
  let count = 0;
  for (let i = 0; i < distance.length; i++) {
    const away = distance[i] ?? 0;
    if (away < from * 3 || away > to * 3 || blocked[i] !== 0) continue;
    count++;
    if (Math.hypot(...residualAt(planes, background, i)) > low) off++;
  }
  return count > 0 ? off / count : 0;
}

/**
 * Measures by how many levels the background bends off a straight line over twice `span` pixels, which is the error of a guess across a gap of that
 * width. `usual` is the 90th percentile of the known pixels, or the 75th if those do not bend at all; `worst` is the 98th; `count` is their number.
 */
function bendNoise(
  { width, height, channels }: ColourPlanes,
  unknown: Uint8Array,
  span: number,
): { usual: number; worst: number; count: number } {
  const bends: number[] = [];
  const step = Math.max(1, Math.floor((width * height) / 6000));
  for (let i = 0; i < unknown.length; i += step) {
    const x = i % width;
    const y = (i - x) / width;
    for (const [fits, offset] of [
      [x >= span && x < width - span, span],
      [y >= span && y < height - span, span * width],
    ] as const) {
      if (!fits || unknown[i] !== 0 || unknown[i - offset] !== 0 || unknown[i + offset] !== 0) continue;
      let squares = 0;
      for (const plane of channels) {
        squares += (((plane[i - offset] ?? 0) + (plane[i + offset] ?? 0)) / 2 - (plane[i] ?? 0)) ** 2;
      }
      bends.push(Math.sqrt(squares));
    }
  }
  bends.sort((a, b) => a - b);
  const at = (share: number): number => bends[Math.floor(bends.length * share)] ?? 0;
  // If most of the background does not bend at all, the rest is the edge of something else, such as that of the sign the text stands on.
  return { usual: at(maxPlaces) <= plain ? at(maxPlaces) : at(0.9), worst: at(0.98), count: bends.length };
}

function residualAt(planes: ColourPlanes, background: ColourPlanes, i: number): readonly [number, number, number] {
  const [red, green, blue] = planes.channels;
  const [behindRed, behindGreen, behindBlue] = background.channels;
  return [
    (red[i] ?? 0) - (behindRed[i] ?? 0),
    (green[i] ?? 0) - (behindGreen[i] ?? 0),
    (blue[i] ?? 0) - (behindBlue[i] ?? 0),
  ];
}
