import { chamferDistance } from './dilate.ts';
import { fillFlat, type FlatColour, flatColours, flatShare } from './flat.ts';
import { fillHarmonic } from './harmonic.ts';
import { fillPatches } from './patch.ts';
import { type ColourPlanes, copyPlanes } from './planes.ts';

/** How far around a gap the background is looked at, in line heights. */
const surroundings = 0.5;
/** The share of the surroundings that plain areas must explain for the gap to be filled with them. */
const plainShare = 0.94;
/** Of the surroundings, what a colour must have to count as an area. */
const leastArea = 0.01;
/** More areas than this are a texture. */
const mostAreas = 8;
/** Mean squared error, in levels, that nobody sees: a membrane this good is not put to the trial. */
const unseenError = 4;
/** The error of another fill must be this much smaller than the membrane's. */
const clearlyBetter = 0.9;
/** Line heights, across and down, by which the gap is moved for the trial. */
const trialShifts = [
  [0, 1.05],
  [0, -1.05],
  [0, 0.5],
  [0, -0.5],
  [0.25, 0.25],
  [-0.25, -0.25],
] as const;

type Fill = (planes: ColourPlanes, unknown: Uint8Array) => void;

/**
 * Fills the unknown pixels in place. One plain colour around fills the gap exactly. Elsewhere a gap of the same shape is torn into the
 * known background next to it, and the fill that mends that one best is taken: the membrane, plain areas, or patches.
 */
export function fillGap(planes: ColourPlanes, unknown: Uint8Array, lineHeight: number): void {
  const { width, height } = planes;
  const distance = chamferDistance(unknown, width, height);
  const limit = 3 * Math.max(6, surroundings * lineHeight);
  const around = new Uint8Array(unknown.length);
  for (let i = 0; i < around.length; i++) around[i] = unknown[i] === 0 && (distance[i] ?? 0) <= limit ? 1 : 0;

  const flats = flatColours(planes, around, leastArea);
  const plain = flats.length > 0 && flats.length <= mostAreas && flatShare(planes, flats, around) >= plainShare;
  const fill: Fill = plain && flats.length === 1 ? flatFill(flats) : bestFill(planes, unknown, lineHeight, plain ? flats : []);
  fill(planes, unknown);
}

function flatFill(flats: readonly FlatColour[]): Fill {
  return (planes, unknown) => fillFlat(planes, unknown, flats);
}

function bestFill(planes: ColourPlanes, unknown: Uint8Array, lineHeight: number, flats: readonly FlatColour[]): Fill {
  const trial = tearTrial(planes, unknown, lineHeight);
  if (!trial) return fillHarmonic;
  const membrane = trialError(planes, trial, fillHarmonic);
  if (membrane <= unseenError) return fillHarmonic;
  const others: Fill[] = [(at, gap) => fillPatches(at, gap, lineHeight)];
  if (flats.length > 0) others.push(flatFill(flats));
  let best: Fill = fillHarmonic;
  let least = membrane * clearlyBetter;
  for (const fill of others) {
    const error = trialError(planes, trial, fill);
    if (error < least) [best, least] = [fill, error];
  }
  return best;
}

interface Trial {
  /** The gap and its moved double. */
  unknown: Uint8Array;
  /** The double's pixels that are known. */
  judged: Uint8Array;
}

/** Moves the gap to where most of it falls on known pixels; undefined when less than a sixth of it can. */
function tearTrial({ width, height }: ColourPlanes, unknown: Uint8Array, lineHeight: number): Trial | undefined {
  const size = unknown.reduce((sum, value) => sum + value, 0);
  let best: Trial | undefined;
  let most = size / 6;
  for (const [across, down] of trialShifts) {
    const columns = Math.round(across * lineHeight);
    const rows = Math.round(down * lineHeight);
    const judged = new Uint8Array(unknown.length);
    let count = 0;
    for (let y = Math.max(0, -rows); y < Math.min(height, height - rows); y++) {
      for (let x = Math.max(0, -columns); x < Math.min(width, width - columns); x++) {
        const to = (y + rows) * width + x + columns;
        if (unknown[y * width + x] === 0 || unknown[to] !== 0) continue;
        judged[to] = 1;
        count++;
      }
    }
    if (count <= most) continue;
    most = count;
    best = { judged, unknown: unknown.map((value, i) => value | (judged[i] ?? 0)) };
  }
  return best;
}

/** Mean squared error of a fill over the judged pixels, in levels. */
function trialError(planes: ColourPlanes, { unknown, judged }: Trial, fill: Fill): number {
  const filled = copyPlanes(planes);
  fill(filled, unknown);
  let squares = 0;
  let count = 0;
  planes.channels.forEach((plane, c) => {
    const guess = filled.channels[c];
    for (let i = 0; i < judged.length; i++) {
      if (judged[i] === 0) continue;
      squares += ((plane[i] ?? 0) - (guess?.[i] ?? 0)) ** 2;
      count++;
    }
  });
  return count > 0 ? squares / count : 0;
}
