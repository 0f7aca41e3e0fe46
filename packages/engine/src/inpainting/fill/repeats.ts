import { dilate } from '../../image/distance-transform.ts';
import type { ColourPlanes } from '../../image/planes.ts';
import { median } from '../../median.ts';

// `bench engine --blind` shows a change of these: PSNR dB of patterns; CPU s of photographs, which have none.
/** Width of the rim beside the letters that is left out because it may be their outline, in line heights, and at least in pixels. */
const rim = 0.1;
const minRim = 3;
/** Number of pixels that are sampled. Those whose level differs from the median by this much of the standard deviation are the figure. */
const looked = 12_000;
const offGround = 0.5;
/** Number of the figure's pixels at which a shift is judged, and how many of them must fall on known ones. */
const samples = 1000;
const minPairs = 80;
/** Every so many pairs a shift is abandoned if fewer pairs are alike than needed, by more than this many times the root of their number. */
const pairsToGiveUp = 20;
const givenUp = 1.3;
/** Longest shift in line heights, and its limits in pixels. */
const reach = 1.5;
const minReach = 32;
const maxReach = 120;
/** Minimum number of times that a pattern fits into the picture: the two sides of a frame match each other, too. */
const minTimes = 3;
/** Minimum shift, in pixels: a nearer pixel is a neighbour and no repetition. */
const minShift = 4;
/** Minimum variance, in levels squared: below it the background is plain. */
const minVariance = 1;
/** Maximum difference of pixels that are alike, as a share of the standard deviation, and at least in levels. */
const unlike = 0.5;
const minUnlike = 3;
/**
 * Share of the figure that must match after a shift for a pattern to repeat itself, and that may match after half of it; both count from the share that
 * matches by chance (dots 15 %, stripes 50 %) up to all.
 */
const clearlyMore = 0.5;
const clearlyLess = 0.2;
/** If no shift reaches this share, something may hide the pattern. */
const faithful = 0.85;
/**
 * Pixels that differ from the ground by more than this many standard deviations may hide a pattern, if no more than this share of the variance is
 * left without them; of normally distributed noise 0.55 is left.
 */
const outstanding = 1.5;
const maxLeft = 0.3;
/** A prime, by which pixels are paired at random, to see how many are alike by chance. */
const pairing = 7919;
/** Maximum number of shifts that are returned. */
const maxShifts = 24;

/** A translation, in pixels, that maps a pattern onto itself. */
export interface Shift {
  across: number;
  down: number;
  /** Share of the figure that matches after the shift, 0 to 1. */
  share: number;
  /** Mean squared difference of the matching pixels, in levels. */
  error: number;
}

/**
 * The shifts by which the known pixels repeat themselves, the nearest and most faithful first; their opposites are as good. None where there is
 * no pattern; something else may lie on a part of one.
 */
export function findRepeats(planes: ColourPlanes, unknown: Uint8Array, lineHeight: number): Shift[] {
  const { width, height } = planes;
  const apart = dilate(unknown, width, height, Math.max(minRim, rim * lineHeight));
  const seen = seenIn(planes, apart);
  if (!seen) return [];
  const shifts = repeatsIn(seen, lineHeight);
  if (shifts.some(({ share }) => share >= faithful)) return shifts;
  const behind = seenIn(planes, withoutOutstanding(seen));
  return behind && behind.variance <= maxLeft * seen.variance ? repeatsIn(behind, lineHeight) : shifts;
}

/** Undefined where all known pixels have nearly one colour. */
function seenIn(planes: ColourPlanes, unknown: Uint8Array): SeenChannel | undefined {
  const { width, height } = planes;
  const { plane, variance } = busiest(planes, unknown);
  if (variance < minVariance) return undefined;
  const pixels = scattered(unknown);
  const ground = median(pixels.map((pixel) => plane[pixel] ?? 0)) ?? 0;
  const alike = Math.max(minUnlike, unlike * Math.sqrt(variance));
  return { width, height, unknown, plane, variance, pixels, ground, alike };
}

/** Marks the unknown pixels, and those that stand out from all others, such as a pictogram: they hide a pattern of softer colours. */
function withoutOutstanding(seen: SeenChannel): Uint8Array {
  const most = outstanding * Math.sqrt(seen.variance);
  return seen.unknown.map((value, i) => (value !== 0 || Math.abs(levelOf(seen, i) - seen.ground) > most ? 1 : 0));
}

function repeatsIn(seen: SeenChannel, lineHeight: number): Shift[] {
  const { width, height } = seen;
  const { figure, chance } = figurePixels(seen);
  const least = chance + clearlyMore * (1 - chance);
  const maxHalfway = chance + clearlyLess * (1 - chance);
  const furthest = Math.min(maxReach, Math.max(minReach, reach * lineHeight));
  const widest = Math.round(Math.min(furthest, width / minTimes));
  const highest = Math.round(Math.min(furthest, height / minTimes));
  const columns = 2 * widest + 1;
  const shifts: Shift[] = [];
  for (let down = 0; down <= highest; down++)
    for (let across = -widest; across <= widest; across++)
      shifts.push({ across, down, ...likeness(seen, figure, across, down, least) });
  const shareOf = (across: number, down: number): number => {
    const [x, y] = down < 0 ? [-across, -down] : [across, down];
    return Math.abs(x) > widest ? 0 : (shifts[y * columns + x + widest]?.share ?? 0);
  };
  const isBest = ({ across, down, share }: Shift): boolean =>
    share >= least && [-1, 0, 1].every((y) => [-1, 0, 1].every((x) => shareOf(across + x, down + y) <= share));
  const found: Shift[] = [];
  const candidates = shifts.filter((shift) => (shift.down > 0 || shift.across > 0) && lengthOf(shift) >= minShift);
  for (const shift of candidates.filter(isBest).toSorted((a, b) => lengthOf(a) - lengthOf(b))) {
    const [x, y] = [shift.across / 2, shift.down / 2];
    const isMultiple = found.some(
      ({ across, down }) => lengthOf({ across: across - x, down: down - y }) < minShift / 2,
    );
    // A slow change of colour matches itself nearly as well after half of the shift.
    if (isMultiple || shareOf(Math.round(x), Math.round(y)) <= maxHalfway) found.push(shift);
  }
  const worth = (shift: Shift): number => lengthOf(shift) / shift.share ** 2;
  return found.toSorted((a, b) => worth(a) - worth(b)).slice(0, maxShifts);
}

const lengthOf = ({ across, down }: Pick<Shift, 'across' | 'down'>): number => Math.hypot(across, down);

/** The channel of a picture in which the known pixels differ most. */
interface SeenChannel {
  width: number;
  height: number;
  unknown: Uint8Array;
  plane: Float32Array;
  /** Variance of the known pixels. */
  variance: number;
  /** Known pixels from all over the picture. */
  pixels: readonly number[];
  /** Median level of `pixels`. */
  ground: number;
  /** Maximum difference, in levels, of pixels that are alike. */
  alike: number;
}

const levelOf = ({ plane }: Pick<SeenChannel, 'plane'>, pixel: number): number => plane[pixel] ?? 0;

/** The pixels of a pattern that stand out from its ground. */
interface Figure {
  /** Pixels of it from all over the picture. */
  figure: number[];
  /** Share of random pairs of pixels that are alike, 0 to 1. */
  chance: number;
}

function figurePixels(seen: SeenChannel): Figure {
  const { pixels, ground, variance } = seen;
  const least = Math.sqrt(variance) * offGround;
  const figure = pixels.filter((pixel) => Math.abs(levelOf(seen, pixel) - ground) >= least).slice(0, samples);
  const alike = figure.filter((pixel, n) => isAlike(seen, pixel, pixels[(n * pairing) % pixels.length] ?? pixel));
  return { figure, chance: alike.length / Math.max(1, figure.length) };
}

/** Known pixels from all over a picture. Steps of the golden ratio spread the first few as evenly as all of them. */
function scattered(unknown: Uint8Array): number[] {
  const step = (Math.sqrt(5) - 1) / 2;
  const pixels: number[] = [];
  for (let n = 0; n < looked; n++) {
    const pixel = Math.floor(((n * step) % 1) * unknown.length);
    if (unknown[pixel] === 0) pixels.push(pixel);
  }
  return pixels;
}

function isAlike({ plane, alike }: SeenChannel, one: number, other: number): boolean {
  return Math.abs((plane[one] ?? 0) - (plane[other] ?? 0)) <= alike;
}

/**
 * The share of pixels that are like the pixels at a shift from them, and how much those differ; 0 if too few are known.
 * @param least the share below which a shift is of no use: one that will hardly reach it is abandoned
 */
function likeness(
  seen: SeenChannel,
  pixels: readonly number[],
  across: number,
  down: number,
  least: number,
): Pick<Shift, 'share' | 'error'> {
  const { width, height, unknown } = seen;
  const offset = down * width + across;
  let squares = 0;
  let alike = 0;
  let pairs = 0;
  for (const pixel of pixels) {
    const x = (pixel % width) + across;
    const other = pixel + offset;
    if (x < 0 || x >= width || other >= width * height || unknown[other] !== 0) continue;
    pairs += 1;
    if (isAlike(seen, pixel, other)) {
      squares += (levelOf(seen, pixel) - levelOf(seen, other)) ** 2;
      alike += 1;
    }
    if (pairs % pairsToGiveUp === 0 && alike < least * pairs - givenUp * Math.sqrt(pairs))
      return { share: 0, error: 0 };
  }
  return pairs >= minPairs ? { share: alike / pairs, error: squares / Math.max(1, alike) } : { share: 0, error: 0 };
}

function busiest({ channels }: ColourPlanes, unknown: Uint8Array): Pick<SeenChannel, 'plane' | 'variance'> {
  let busy = { plane: channels[0], variance: 0 };
  for (const plane of channels) {
    let sum = 0;
    let squares = 0;
    let count = 0;
    for (let i = 0; i < unknown.length; i++) {
      if (unknown[i] !== 0) continue;
      const level = plane[i] ?? 0;
      sum += level;
      squares += level ** 2;
      count += 1;
    }
    const mean = sum / Math.max(1, count);
    const variance = squares / Math.max(1, count) - mean ** 2;
    if (variance > busy.variance) busy = { plane, variance };
  }
  return busy;
}
