import { chamferDistance } from '../../image/distance-transform.ts';
import { evenLinesFill } from './even-lines.ts';
import { fillFlat, type FlatColour, flatColours, flatShare } from './flat.ts';
import { fillLaplace } from './laplace.ts';
import { fillPatches } from './patch-match.ts';
import { fillPeriodic } from './periodic.ts';
import { findRepeats, type Shift } from './repeats.ts';
import type { PixelBox } from '../../geometry/bounds.ts';
import { type ColourPlanes, copyPlanes, cropMask, cropPlanes } from '../../image/planes.ts';

// `bench engine` shows a change of these: PSNR dB and SSIM.
/** How far around a gap the background is looked at, in line heights. */
const surroundings = 0.5;
/** The share of the surroundings that plain areas must explain for the gap to be filled with them. */
const plainShare = 0.94;
/** Minimum share of the surroundings for a colour to count as an area. */
const minArea = 0.01;
/** More areas than this are a texture. */
const maxAreas = 8;
/** Mean squared error, in levels, that nobody sees: a Laplace fill this good is not compared with others. */
const unseenError = 4;
/** The error of another fill must be this much smaller than the Laplace fill's. */
const clearlyBetter = 0.9;
/**
 * Minimum share of the held-out pixels' gradient energy that a smooth fill must keep: below that it leaves a blot on a texture, and patches of the
 * texture are better. Another sample of a random texture errs by twice its variance, a smooth fill by once.
 */
const minTexture = 0.15;
const maxPatchError = 1.5;
/** Line heights, across and down, by which the gap is moved to hold out known pixels. */
const trialShifts = [
  [0, 1.05],
  [0, -1.05],
  [0, 0.5],
  [0, -0.5],
  [0.25, 0.25],
  [-0.25, -0.25],
] as const;
/** Size of the part in which pixels are held out, in line heights; 10 × 6 took longer and chose no better (blind half, PSNR dB). */
const trialWidth = 6;
const trialHeight = 3.5;
/** Side of the squares that are held out and left in turn, in line heights. */
const trialSquare = 0.8;
/** Share from which a pattern is used without a comparison, in which anything drawn over the pattern would count against it. */
const certainPattern = 0.95;
/** Minimum share of the gap's pixels in that part that must be held out for a comparison. */
const minJudged = 0.08;

type Fill = (planes: ColourPlanes, unknown: Uint8Array) => void;

/**
 * Fills the unknown pixels in place. One plain colour around fills the gap exactly, and so do rows or columns of one colour each. Elsewhere known pixels
 * next to it are held out in the same shape, and the fill that restores them best is taken: Laplace, a pattern that repeats itself,
 * plain areas, or patches; a pattern that is certain is not validated.
 * @param shifts by which the known pixels repeat themselves
 */
export function fillGap(
  planes: ColourPlanes,
  unknown: Uint8Array,
  lineHeight: number,
  shifts: readonly Shift[] = findRepeats(planes, unknown, lineHeight),
): void {
  const flats = flatsAround(planes, unknown, lineHeight);
  const fill: Fill = flats.length === 1 ? flatFill(flats) : bestFill(planes, unknown, lineHeight, flats, shifts);
  fill(planes, unknown);
}

/** Fills unknown pixels amid one colour that may change evenly, in place: no other fill comes nearer there, and grain is added at the end. */
export function fillEven(planes: ColourPlanes, unknown: Uint8Array, lineHeight: number): void {
  const flats = flatsAround(planes, unknown, lineHeight);
  const fill = flats.length === 1 ? flatFill(flats) : fillLaplace;
  fill(planes, unknown);
}

/** The flat colours around a gap; none where they do not explain the pixels there. */
function flatsAround(planes: ColourPlanes, unknown: Uint8Array, lineHeight: number): readonly FlatColour[] {
  const { width, height } = planes;
  const distance = chamferDistance(unknown, width, height);
  const limit = 3 * Math.max(6, surroundings * lineHeight);
  const around = new Uint8Array(unknown.length);
  for (let i = 0; i < around.length; i++) around[i] = unknown[i] === 0 && (distance[i] ?? 0) <= limit ? 1 : 0;

  const flats = flatColours(planes, around, minArea);
  const plain = flats.length > 0 && flats.length <= maxAreas && flatShare(planes, flats, around) >= plainShare;
  return plain ? flats : [];
}

function flatFill(flats: readonly FlatColour[]): Fill {
  return (planes, unknown) => fillFlat(planes, unknown, flats);
}

function bestFill(
  planes: ColourPlanes,
  unknown: Uint8Array,
  lineHeight: number,
  flats: readonly FlatColour[],
  shifts: readonly Shift[],
): Fill {
  const lines = evenLinesFill(planes, unknown);
  if (lines) return lines;
  const heldOut = holdOut(planes, unknown, lineHeight);
  const periodic: Fill = (at, gap) => fillPeriodic(at, gap, shifts);
  const isPattern = shifts.some(({ share }) => share >= certainPattern);
  if (!heldOut) return isPattern ? periodic : fillLaplace;
  const smooth = filledBy(fillLaplace, heldOut);
  const laplace = errorOf(heldOut, smooth);
  if (laplace <= unseenError) return fillLaplace;
  if (isPattern) return periodic;
  const others: Fill[] = [(at, gap) => fillPatches(at, gap, lineHeight)];
  if (shifts.length > 0) others.unshift(periodic);
  if (flats.length > 0) others.push(flatFill(flats));
  let best: Fill = fillLaplace;
  let least = laplace * (losesTexture(heldOut, smooth) ? maxPatchError : clearlyBetter);
  for (const fill of others) {
    const error = errorOf(heldOut, filledBy(fill, heldOut));
    if (error < least) [best, least] = [fill, error];
  }
  return best;
}

function filledBy(fill: Fill, { planes, unknown }: HoldOut): ColourPlanes {
  const filled = copyPlanes(planes);
  fill(filled, unknown);
  return filled;
}

/** Whether a fill is a smooth blot where the held-out pixels are a texture. */
function losesTexture({ planes, validation }: HoldOut, filled: ColourPlanes): boolean {
  return gradientEnergy(filled, validation) < minTexture * gradientEnergy(planes, validation);
}

/** Sum of squared differences between neighbours, over the marked pixels. */
function gradientEnergy({ width, channels }: ColourPlanes, marked: Uint8Array): number {
  let energy = 0;
  for (const plane of channels) {
    for (let i = width; i < marked.length; i++) {
      if (marked[i] === 0) continue;
      const level = plane[i] ?? 0;
      energy += (level - (plane[i - 1] ?? 0)) ** 2 + (level - (plane[i - width] ?? 0)) ** 2;
    }
  }
  return energy;
}

interface HoldOut {
  planes: ColourPlanes;
  /** The gap, and the pixels held out beside it. */
  unknown: Uint8Array;
  /** The held-out pixels. */
  validation: Uint8Array;
}

/**
 * Moves a copy of the gap to where most of it falls on known pixels, in the middle part of the picture, for hold-out validation. Every other
 * square of it stays known, so that about as much is known beside it as beside the gap. Undefined when too little can be held out.
 */
function holdOut(planes: ColourPlanes, unknown: Uint8Array, lineHeight: number): HoldOut | undefined {
  const part = middlePart(planes, trialWidth * lineHeight, trialHeight * lineHeight);
  const { width, height } = part;
  const cut = cropPlanes(planes, part);
  const gap = cropMask(unknown, planes.width, part);
  const square = Math.max(1, Math.round(trialSquare * lineHeight));
  let validation: Uint8Array | undefined;
  let most = minJudged * gap.reduce((sum, value) => sum + value, 0);
  for (const [across, down] of trialShifts) {
    const columns = Math.round(across * lineHeight);
    const rows = Math.round(down * lineHeight);
    const taken = new Uint8Array(gap.length);
    let count = 0;
    for (let y = Math.max(0, -rows); y < Math.min(height, height - rows); y++) {
      for (let x = Math.max(0, -columns); x < Math.min(width, width - columns); x++) {
        const to = (y + rows) * width + x + columns;
        if (gap[y * width + x] === 0 || gap[to] !== 0 || (Math.floor(x / square) + Math.floor(y / square)) % 2 !== 0)
          continue;
        taken[to] = 1;
        count++;
      }
    }
    if (count > most) [validation, most] = [taken, count];
  }
  if (!validation) return undefined;
  const taken = validation;
  return { planes: cut, validation, unknown: gap.map((value, i) => value | (taken[i] ?? 0)) };
}

function middlePart({ width, height }: ColourPlanes, widest: number, highest: number): PixelBox {
  const part = { width: Math.min(width, Math.round(widest)), height: Math.min(height, Math.round(highest)) };
  return { x: (width - part.width) >> 1, y: (height - part.height) >> 1, ...part };
}

/** Mean squared error of a fill over the pixels that are held out, in levels. */
function errorOf({ planes, validation }: HoldOut, filled: ColourPlanes): number {
  let squares = 0;
  let count = 0;
  planes.channels.forEach((plane, c) => {
    const guess = filled.channels[c];
    for (let i = 0; i < validation.length; i++) {
      if (validation[i] === 0) continue;
      squares += ((plane[i] ?? 0) - (guess?.[i] ?? 0)) ** 2;
      count++;
    }
  });
  return count > 0 ? squares / count : 0;
}
